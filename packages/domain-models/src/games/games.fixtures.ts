import type { Game, GamePrize } from './Game.ts'
import type { JackpotResult } from './JackpotResult.ts'
import type { LatestQuickDraw, QuickDrawConfig, QuickDrawResult } from './quickDraw.ts'

/** A scratcher with an amount as its top prize. */
export const scratcherGame: Game = {
  id: 401,
  gameId: 1401,
  name: 'Saguaro Gold',
  gameTypeId: 1,
  externalLink: 'https://www.copperstatelottery.example/games/1401',
  description: 'Match any of your numbers to a winning number and win its prize.',
  retailPrice: 10,
  ticketFullImage: '/media/api/file/games/1401.svg',
  topPrizeType: 'CASH',
  topPrize: 250_000,
  topPrizeText: null,
  overallOdds: 3.46,
  playBegin: '2026-11-02T07:00:00Z',
  playEnd: null,
  isActive: true,
  tagIds: [1, 11],
}

/** A draw game with a jackpot, and no amount as its top prize. */
export const megaMillionsGame: Game = {
  id: 446,
  gameId: 13,
  name: 'Mega Millions',
  gameTypeId: 2,
  externalLink: 'https://www.copperstatelottery.example/games/13',
  description: 'Pick five numbers and a Mega Ball, drawn on Tuesday and Friday nights.',
  retailPrice: 5,
  ticketFullImage: '/media/api/file/games/13.svg',
  topPrizeType: 'JACKPOT',
  topPrize: null,
  topPrizeText: 'The jackpot, from $50 million',
  overallOdds: 23,
  playBegin: '2025-04-05T07:00:00Z',
  playEnd: null,
  isActive: true,
  tagIds: [4],
}

/** A quick-draw game. */
export const quickDrawGame: Game = {
  ...megaMillionsGame,
  id: 470,
  gameId: 71,
  name: 'Canyon Six',
  gameTypeId: 7,
  description: 'Pick symbols and watch them drawn, three times a day.',
  retailPrice: 1,
  ticketFullImage: '/media/api/file/games/71.svg',
  topPrizeType: 'CASH',
  topPrize: 2500,
  topPrizeText: null,
}

/** Two levels of prizes of a draw game. */
export const gamePrizes: GamePrize[] = [
  { level: 1, match: '5 numbers and the Mega Ball', prize: 'Jackpot', odds: 290_472_336, remaining: null },
  { level: 2, match: '5 numbers', prize: '$1,000,000', odds: 12_629_232, remaining: null },
]

/** A draw of a jackpot game with its numbers. */
export const drawnJackpot: JackpotResult = {
  id: 9001,
  gameId: 13,
  drawNumber: 2140,
  drawDate: '2026-11-21T04:00:00Z',
  status: 'PAYABLE',
  jackpot: 120_000_000,
  cashValue: 54_600_000,
  numbers: [7, 18, 29, 41, 66],
  specialBall: 12,
  multiplier: 3,
}

/** A draw of a jackpot game whose tickets are still sold. */
export const openJackpot: JackpotResult = {
  ...drawnJackpot,
  id: 9002,
  drawNumber: 2141,
  drawDate: '2026-11-25T04:00:00Z',
  status: 'OPEN',
  jackpot: 145_000_000,
  cashValue: 66_000_000,
  numbers: [],
  specialBall: null,
  multiplier: null,
}

/** The configuration of a quick-draw game with one line of winning symbols. */
export const singleQuickDraw: QuickDrawConfig = {
  gameId: 71,
  winningNumberLayout: 'SINGLE',
  gameUrl: 'https://games.example/quick-draw/71',
}

/** Two draws of a quick-draw game: one with a winner, one without. */
export const quickDrawResults: QuickDrawResult[] = [
  {
    externalId: 'QD-71-2026-11-21-1',
    resultData: [{ data: '3' }, { data: '1' }, { data: '6' }],
    cashAmount: 2500,
    drawDate: '2026-11-21T18:00:00Z',
    gameUrl: 'https://games.example/quick-draw/71?draw=QD-71-2026-11-21-1',
  },
  {
    externalId: 'QD-71-2026-11-20-3',
    resultData: [{ data: '2' }, { data: '2' }, { data: '5' }],
    cashAmount: null,
    drawDate: '2026-11-21T04:00:00Z',
    gameUrl: 'https://games.example/quick-draw/71?draw=QD-71-2026-11-20-3',
  },
]

/** The latest draw of a quick-draw game, with the time of the next. */
export const latestCanyonSix: LatestQuickDraw = {
  result: quickDrawResults[0] ?? null,
  lastWon: quickDrawResults[0] ?? null,
  nextDrawDate: '2026-11-22T00:00:00Z',
}
