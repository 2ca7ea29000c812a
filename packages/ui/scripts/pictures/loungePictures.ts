import type { PicturePlan } from './drawPicture.tsx'

/** A game's narrow and wide picture and its logo. */
const game = (name: string, motif: PicturePlan['motif'], colors: number): Record<string, PicturePlan> => {
  const plan = { motif, seed: name, colors, isNight: true }
  return {
    [name]: plan,
    [`${name}-wide`]: { ...plan, isWide: true },
    [`${name}-logo`]: { ...plan, isMark: true },
  }
}

/** A drawing's picture. */
const drawing = (name: string, motif: PicturePlan['motif'], colors: number): Record<string, PicturePlan> => ({
  [name]: { motif, seed: name, colors, isNight: true, isWide: true },
})

/** For the games and the drawings of the lounge. */
export const loungePictures: Readonly<Record<string, PicturePlan>> = {
  ...game('monsoon-reels', 'reels', 0),
  ...game('sizzling-hot-monsoon', 'sevens', 1),
  ...game('canyon-crossword', 'tiles', 2),
  ...game('roadrunner-maze', 'maze', 5),
  ...game('pick-a-pinata', 'gift', 4),
  ...game('copper-wheel', 'wheel', 3),
  ...game('night-sky-gems', 'gem', 0),
  ...game('saguaro-spin', 'cards', 4),
  ...drawing('weekly', 'lanterns', 3),
  ...drawing('biweekly', 'storm', 0),
  ...drawing('monthly', 'constellation', 5),
  ...drawing('quarterly', 'trophy', 1),
}
