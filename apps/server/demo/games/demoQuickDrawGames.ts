import { GAME_TYPE_IDS, type WinningNumberLayout } from '@players-club/domain-models'
import { TAG, type DemoGame } from './DemoGame.ts'

export interface DemoQuickDraw {
  readonly game: DemoGame
  readonly layout: WinningNumberLayout
  readonly lines: number
  readonly symbolsInLine: number
}

const first = (count: number) => ({
  en: `The first ${count} pictures`,
  es: `Las primeras ${count} imágenes`,
})

export const DEMO_QUICK_DRAWS: readonly DemoQuickDraw[] = [
  {
    layout: 'SINGLE',
    lines: 4,
    symbolsInLine: 1,
    game: {
      id: 470,
      gameId: 71,
      name: 'Canyon Six',
      gameTypeId: GAME_TYPE_IDS.quickDraw,
      price: 1,
      topPrizeType: 'CASH',
      topPrize: 600,
      odds: 36,
      begins: -90,
      tags: [TAG.desert, TAG.find],
      description: {
        en: 'Six pictures of the canyon, four of them drawn in a row at eleven, five and nine. Pick four, or let chance pick.',
        es: 'Seis imágenes del cañón, cuatro de ellas sorteadas en línea a las once, las cinco y las nueve. Elija cuatro, o deje que elija la suerte.',
      },
      prizes: [
        { match: { en: 'All 4 pictures', es: 'Las 4 imágenes' }, prize: 600, odds: 1_296 },
        { match: first(3), prize: 20, odds: 259.2 },
        { match: first(2), prize: 2, odds: 43.2 },
      ],
    },
  },
  {
    layout: 'MULTIPLE',
    lines: 3,
    symbolsInLine: 3,
    game: {
      id: 471,
      gameId: 72,
      name: 'Night Sky Lines',
      gameTypeId: GAME_TYPE_IDS.quickDraw,
      price: 2,
      topPrizeType: 'CASH',
      topPrize: 250_000,
      odds: 72.3,
      begins: -140,
      tags: [TAG.desert, TAG.find],
      description: {
        en: 'Three lines of three pictures from the night sky, drawn at eleven, five and nine. Each line can win; all three together win the top prize.',
        es: 'Tres líneas de tres imágenes del cielo nocturno, a las once, las cinco y las nueve. Cada línea puede ganar; las tres juntas ganan el premio mayor.',
      },
      prizes: [
        { match: { en: 'All three lines', es: 'Las tres líneas' }, prize: 250_000, odds: 10_077_696 },
        { match: { en: 'Two lines', es: 'Dos líneas' }, prize: 2_500, odds: 15_624 },
        { match: { en: 'One line', es: 'Una línea' }, prize: 60, odds: 72.7 },
      ],
    },
  },
]
