import { GAME_TYPE_IDS, POWERBALL } from '@players-club/domain-models'

/** Tickets that the player of the long history has entered; visitors cannot enter them. */
export interface DemoTicket {
  gameNumber: string
  gameName: string
  gameTypeId: number
  points: number
  /** The history's key for it. */
  entry: string
}

export const DEMO_TICKETS = [
  {
    gameNumber: '1402',
    gameName: 'Monsoon Millions',
    gameTypeId: GAME_TYPE_IDS.scratchers,
    points: 300,
    entry: 'scratcherTicket',
  },
  {
    gameNumber: String(POWERBALL.game),
    gameName: 'Powerball',
    gameTypeId: GAME_TYPE_IDS.draw,
    points: 100,
    entry: 'drawTicket',
  },
  {
    gameNumber: '1401',
    gameName: 'Saguaro Gold',
    gameTypeId: GAME_TYPE_IDS.scratchers,
    points: 100,
    entry: 'scratcherTicket',
  },
  {
    gameNumber: '1501',
    gameName: 'Jackrabbit Jackpot',
    gameTypeId: GAME_TYPE_IDS.fastPlay,
    points: 50,
    entry: 'fastPlayTicket',
  },
] as const satisfies readonly DemoTicket[]

/** Refused tickets: a visit, and the reason. */
export const DEMO_REFUSALS = [
  { visit: 12, reason: 'expired' },
  { visit: 24, reason: 'gameEnded' },
  { visit: 33, reason: 'cancelled' },
] as const
