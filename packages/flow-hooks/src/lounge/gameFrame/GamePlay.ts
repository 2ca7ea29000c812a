import { GAME_MODES } from '@players-club/domain-models'
import { boolean, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'

/** A play as the page knows it: its token is enough to show it. */
export const gamePlay = type({
  token: string(),
  mode: enums(GAME_MODES),
  /** Whether its end has to be sent to the club, which gives its prize then. */
  isEndedByClub: boolean(),
  /** Its result; null where only its end has one. */
  amount: nullable(integer()),
  /** What it took, where that was chosen. */
  wager: optional(integer()),
  /** The NGL session that it is of, if it is one. */
  sessionId: optional(string()),
})
/** A play as the page knows it: its token is enough to show it. */
export type GamePlay = Infer<typeof gamePlay>

/** A play that is wanted: the same key for every attempt to begin it. */
export const wantedPlay = type({
  mode: enums(GAME_MODES),
  key: string(),
  /** What it takes, and every other play that is asked for in the game. */
  wager: optional(integer()),
  /** The balance that its confirmation has shown: a repeated request sends the same one. */
  expectedBalance: optional(integer()),
})
/** A play that is wanted: the same key for every attempt to begin it. */
export type Wanted = Infer<typeof wantedPlay>

/** What was not seen to its end: a play, or a launch whose answer is not here, which may be paid. */
export type Unfinished = GamePlay | Wanted

export const isBegun = (of: Unfinished): of is GamePlay => 'token' in of
