import type { PicturePlan } from './drawPicture.tsx'

/** A tile's wide and narrow picture. */
const tile = (name: string, plan: PicturePlan): Record<string, PicturePlan> => ({
  [`${name}-web`]: { ...plan, isWide: true },
  [`${name}-mobile`]: plan,
})

/** An advertisement's picture, and a background in the same colours for its text. */
const banner = (name: string, plan: PicturePlan): Record<string, PicturePlan> => ({
  [name]: plan,
  [`${name}-ground`]: { ...plan, motif: null, isWide: true },
})

/** For information tiles and advertisements. */
export const contentPictures: Readonly<Record<string, PicturePlan>> = {
  ...tile('river', { motif: 'river', seed: 'Where the money goes', colors: 1 }),
  ...tile('lanterns', { motif: 'lanterns', seed: 'Keep it fun', colors: 2 }),
  ...tile('trophy', { motif: 'trophy', seed: 'Claim a prize', colors: 3 }),
  ...tile('coach', { motif: 'roadster', seed: 'The copper coach', colors: 5 }),
  ...tile('tickets', { motif: 'tickets', seed: 'A second chance', colors: 4 }),
  ...banner('lounge', { motif: 'arcade', seed: 'Daily bonus', colors: 2 }),
  ...banner('friends', { motif: 'gift', seed: 'Bring a friend', colors: 5 }),
  ...banner('redrocks', { motif: 'trip', seed: 'A weekend in the red rocks', colors: 6 }),
  ...banner('calm', { motif: 'mesas', seed: 'Keep it fun', colors: 1 }),
}
