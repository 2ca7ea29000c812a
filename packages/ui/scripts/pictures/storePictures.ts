import type { PicturePlan } from './drawPicture.tsx'

/** A face for each token bundle by file name. */
export const storePictures: Readonly<Record<string, PicturePlan>> = {
  pocketful: { motif: 'pocketful', seed: 'Pocketful', colors: 2, isWide: true },
  saddlebag: { motif: 'saddlebag', seed: 'Saddlebag', colors: 4, isWide: true },
  strongbox: { motif: 'strongbox', seed: 'Strongbox', colors: 6, isWide: true },
  orecart: { motif: 'orecart', seed: 'Ore cart', colors: 0, isWide: true },
  motherlode: { motif: 'motherlode', seed: 'Mother lode', colors: 2, isWide: true },
  bonanza: { motif: 'bonanza', seed: 'Bonanza', colors: 4, isWide: true },
}
