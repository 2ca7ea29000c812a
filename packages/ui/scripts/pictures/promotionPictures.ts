import type { PicturePlan } from './drawPicture.tsx'

/** A face for each promotion, by the name of its file. */
export const promotionPictures: Readonly<Record<string, PicturePlan>> = {
  luminaria: { motif: 'lanterns', seed: 'Luminaria Giveaway', colors: 6 },
  roadTrip: { motif: 'roadster', seed: 'Red Rock Road Trip', colors: 1 },
  saguaroSeason: { motif: 'pear', seed: 'Saguaro Season', colors: 5 },
  monsoonCash: { motif: 'storm', seed: 'Monsoon Cash', colors: 7 },
  copperMine: { motif: 'gem', seed: 'Copper Mine Jackpot', colors: 4 },
  secondChance: { motif: 'tickets', seed: 'Second Chance', colors: 0 },
}
