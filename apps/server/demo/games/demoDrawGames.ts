import { GAME_TYPE_IDS, MEGA_MILLIONS, POWERBALL } from '@players-club/domain-models'
import { TAG, type DemoGame, type DemoPrize } from './DemoGame.ts'

const jackpot = { en: 'Jackpot', es: 'Premio mayor' }

/** "5 numbers and the Powerball". */
const numbers = (count: number, ball?: string) => {
  const en = count === 1 ? '1 number' : `${count} numbers`
  const es = count === 1 ? '1 número' : `${count} números`
  if (count === 0) return { en: `The ${ball}`, es: `El ${ball}` }
  return ball ? { en: `${en} and the ${ball}`, es: `${es} y el ${ball}` } : { en, es }
}

type Line = readonly [count: number, hasBall: boolean, prize: number | 'jackpot', odds: number]

const table = (ball: string | undefined, lines: readonly Line[]): DemoPrize[] =>
  lines.map(([count, hasBall, prize, odds]) => ({
    match: numbers(count, hasBall ? ball : undefined),
    prize: prize === 'jackpot' ? jackpot : prize,
    odds,
  }))

const draw = (
  game: Omit<DemoGame, 'gameTypeId' | 'topPrizeType'> & Partial<Pick<DemoGame, 'topPrizeType'>>,
): DemoGame => ({ gameTypeId: GAME_TYPE_IDS.draw, topPrizeType: 'JACKPOT', ...game })

const from = (amount: string) => ({
  en: `The jackpot, from ${amount}`,
  es: `El premio mayor, desde ${amount}`,
})

export const DEMO_DRAW_GAMES: readonly DemoGame[] = [
  draw({
    id: 430,
    gameId: POWERBALL.game,
    name: 'Powerball',
    price: 2,
    topPrizeText: from('$20,000,000'),
    odds: 24.87,
    begins: -4_050,
    tags: [TAG.jackpot, TAG.pick],
    description: {
      en: 'Pick five numbers from 1 to 69 and a Powerball from 1 to 26. Drawn on Monday, Wednesday and Saturday nights; for a dollar more, Power Play multiplies what you win below the jackpot.',
      es: 'Elija cinco números del 1 al 69 y un Powerball del 1 al 26. Se sortea lunes, miércoles y sábado por la noche; por un dólar más, Power Play multiplica lo que gane por debajo del premio mayor.',
    },
    prizes: table('Powerball', [
      [5, true, 'jackpot', 292_201_338],
      [5, false, 1_000_000, 11_688_054],
      [4, true, 50_000, 913_129],
      [4, false, 100, 36_525],
      [3, true, 100, 14_494],
      [3, false, 7, 580],
      [2, true, 7, 701],
      [1, true, 4, 91.98],
      [0, true, 4, 38.32],
    ]),
  }),
  draw({
    id: MEGA_MILLIONS.newRecord,
    gameId: MEGA_MILLIONS.newGame,
    name: 'Mega Millions',
    price: 5,
    topPrizeText: from('$50,000,000'),
    odds: 23.07,
    begins: '2025-04-05',
    tags: [TAG.jackpot, TAG.pick],
    description: {
      en: 'Pick five numbers from 1 to 70 and a Mega Ball from 1 to 24. Drawn on Tuesday and Friday nights; each ticket carries its own Megaplier, from twice to ten times.',
      es: 'Elija cinco números del 1 al 70 y un Mega Ball del 1 al 24. Se sortea martes y viernes por la noche; cada boleto trae su Megaplier, de dos a diez veces.',
    },
    prizes: table('Mega Ball', [
      [5, true, 'jackpot', 290_472_336],
      [5, false, 1_000_000, 12_629_232],
      [4, true, 10_000, 893_761],
      [4, false, 500, 38_859],
      [3, true, 200, 13_965],
      [3, false, 10, 607],
      [2, true, 10, 665],
      [1, true, 7, 86],
      [0, true, 5, 35],
    ]),
  }),
  draw({
    id: 431,
    gameId: MEGA_MILLIONS.oldGame,
    name: 'Mega Millions (until 2025)',
    price: 2,
    topPrizeText: from('$20,000,000'),
    odds: 24,
    begins: '2017-10-28',
    ends: '2025-04-05',
    tags: [TAG.jackpot, TAG.pick],
    description: {
      en: 'The former Mega Millions: five numbers from 1 to 70 and a Mega Ball from 1 to 25.',
      es: 'El antiguo Mega Millions: cinco números del 1 al 70 y un Mega Ball del 1 al 25.',
    },
    prizes: table('Mega Ball', [
      [5, true, 'jackpot', 302_575_350],
      [5, false, 1_000_000, 12_607_306],
      [4, true, 10_000, 931_001],
      [4, false, 500, 38_792],
      [3, true, 200, 14_547],
      [3, false, 10, 606],
      [2, true, 10, 693],
      [1, true, 4, 89],
      [0, true, 2, 37],
    ]),
  }),
  draw({
    id: 432,
    gameId: 21,
    name: 'The Copper Pick',
    price: 1,
    topPrizeText: from('$1,000,000'),
    odds: 38.3,
    begins: -3_200,
    tags: [TAG.jackpot, TAG.pick],
    description: {
      en: 'Our own jackpot: pick six numbers from 1 to 44. Drawn on Monday, Wednesday and Saturday at seven.',
      es: 'Nuestro propio premio mayor: elija seis números del 1 al 44. Se sortea lunes, miércoles y sábado a las siete.',
    },
    prizes: table(undefined, [
      [6, false, 'jackpot', 7_059_052],
      [5, false, 2_000, 30_961],
      [4, false, 50, 669],
      [3, false, 2, 42],
    ]),
  }),
  draw({
    id: 433,
    gameId: 22,
    name: 'Fantasy Five',
    price: 1,
    topPrizeText: from('$50,000'),
    odds: 9.61,
    begins: -3_100,
    tags: [TAG.jackpot, TAG.pick],
    description: {
      en: 'Pick five numbers from 1 to 41, every night at seven.',
      es: 'Elija cinco números del 1 al 41, todas las noches a las siete.',
    },
    prizes: table(undefined, [
      [5, false, 'jackpot', 749_398],
      [4, false, 500, 4_163],
      [3, false, 5, 119],
      [2, false, 1, 10.5],
    ]),
  }),
  draw({
    id: 434,
    gameId: 23,
    name: 'Daybreak Three',
    price: 1,
    topPrizeType: 'CASH',
    topPrize: 500,
    odds: 143,
    begins: -2_000,
    tags: [TAG.pick],
    description: {
      en: 'Three digits, in their order or in any order, every morning at nine.',
      es: 'Tres dígitos, en su orden o en cualquier orden, todas las mañanas a las nueve.',
    },
    prizes: [
      { match: { en: 'In their order', es: 'En su orden' }, prize: 500, odds: 1_000 },
      { match: { en: 'In any order', es: 'En cualquier orden' }, prize: 80, odds: 167 },
    ],
  }),
  draw({
    id: 435,
    gameId: 24,
    name: 'Triple Twist',
    price: 2,
    topPrizeText: from('$200,000'),
    odds: 7.3,
    begins: -24,
    tags: [TAG.jackpot, TAG.pick],
    description: {
      en: 'Three lines of six numbers from 1 to 42, one draw each evening at eight. Matches count on each line, and on all three together.',
      es: 'Tres líneas de seis números del 1 al 42 y un sorteo cada tarde a las ocho. Cuentan los aciertos de cada línea, y los de las tres juntas.',
    },
    prizes: table(undefined, [
      [6, false, 'jackpot', 1_748_595],
      [5, false, 500, 8_095],
      [4, false, 25, 185],
      [3, false, 2, 12.2],
    ]),
  }),
]
