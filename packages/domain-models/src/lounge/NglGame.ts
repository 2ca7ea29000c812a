import { array, integer, nullable, number, string, type, type Infer } from 'superstruct'
import { NGL_V2_GAMES, NGL_V2_WAGER_DIVISOR } from './constants.ts'

/** Says to a game of NGL that its player is one of the club's, and nothing else of them. */
export const nglToken = type({ subjectToken: string() })
/** Says to a game of NGL that its player is one of the club's, and nothing else of them. */
export type NglToken = Infer<typeof nglToken>

/** What the plays of one session are requested with. */
export const nglSession = type({ clientSessionId: string(), clientRequestToken: string() })
/** What the plays of one session are requested with. */
export type NglSession = Infer<typeof nglSession>

/** A game of NGL before a play of it, and with one. */
export const nglGameData = type({
  /** As the game counts them: some count in fiftieths. */
  wagers: array(number()),
  prizeInfo: type({ totalPrizeAmount: integer() }),
  totalPrizeAmount: integer(),
  /** Null before a play. */
  outcome: nullable(string()),
  /** What shows the play; null before one. */
  playData: nullable(string()),
})
/** A game of NGL before a play of it, and with one. */
export type NglGameData = Infer<typeof nglGameData>

/** A wager as the game itself counts it. */
export const nglWager = (gameId: string, wager: number): number =>
  NGL_V2_GAMES.some(game => game === gameId) ? wager / NGL_V2_WAGER_DIVISOR : wager
