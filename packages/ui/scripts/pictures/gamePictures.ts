import type { PicturePlan } from './drawPicture.tsx'

const canyon = ['runner', 'pear', 'river', 'chilies', 'storm', 'guitar'] as const
const nightSky = ['constellation', 'gem', 'whirl', 'lanterns', 'sevens', 'mesas'] as const

/** The six numbered pictures that a quick-draw game draws from. */
const symbols = (gameId: number, motifs: readonly PicturePlan['motif'][]): Record<string, PicturePlan> =>
  Object.fromEntries(
    motifs.map((motif, index) => [
      `${gameId}-${index + 1}`,
      { motif, seed: `${gameId}-${index + 1}`, colors: index },
    ]),
  )

/** A face for each game, by its game id. */
export const gamePictures: Readonly<Record<string, PicturePlan>> = {
  1401: { motif: 'mesas', seed: 'Saguaro Gold', colors: 5 },
  1402: { motif: 'storm', seed: 'Monsoon Millions', colors: 2 },
  1403: { motif: 'pear', seed: 'Prickly Pear Pays', colors: 1 },
  1404: { motif: 'guitar', seed: 'Mariachi Nights', colors: 0 },
  1405: { motif: 'tiles', seed: 'Copper Crossword', colors: 3 },
  1406: { motif: 'runner', seed: 'Roadrunner Riches', colors: 6 },
  1407: { motif: 'bingo', seed: 'Red Rock Bingo', colors: 0 },
  1408: { motif: 'gem', seed: 'Gila Gems', colors: 4 },
  1409: { motif: 'lanterns', seed: 'Luminaria Lights', colors: 2 },
  1410: { motif: 'scratch', seed: 'Highway Cash', colors: 7 },
  1411: { motif: 'river', seed: 'Life on the Verde', colors: 1 },
  1412: { motif: 'sevens', seed: 'Starlit Sevens', colors: 2 },
  1413: { motif: 'bridge', seed: 'Canyon Crossing', colors: 6 },
  1501: { motif: 'hare', seed: 'Jackrabbit Jackpot', colors: 3 },
  1502: { motif: 'bingo', seed: 'Lightning Bingo', colors: 5 },
  1503: { motif: 'pair', seed: 'Mesa Match', colors: 6 },
  1504: { motif: 'chilies', seed: 'Chili Pepper Dash', colors: 1 },
  1505: { motif: 'whirl', seed: 'Dust Devil Dollars', colors: 7 },
  15: { motif: 'balls', seed: 'Powerball', colors: 0 },
  13: { motif: 'balls', seed: 'Mega Millions', colors: 2 },
  6: { motif: 'balls', seed: 'Mega Millions (until 2025)', colors: 7 },
  21: { motif: 'wheel', seed: 'The Copper Pick', colors: 6 },
  22: { motif: 'cards', seed: 'Fantasy Five', colors: 4 },
  23: { motif: 'digits', seed: 'Daybreak Three', colors: 5 },
  24: { motif: 'ribbons', seed: 'Triple Twist', colors: 4 },
  71: { motif: 'runner', seed: 'Canyon Six', colors: 3 },
  72: { motif: 'constellation', seed: 'Night Sky Lines', colors: 2 },
  ...symbols(71, canyon),
  ...symbols(72, nightSky),
}
