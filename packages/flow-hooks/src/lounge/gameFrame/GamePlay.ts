import { GAME_MODES } from '@players-club/domain-models'
import { boolean, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'

/** A play as the page knows it: its token is enough to show it. */
export const gamePlay = type({
  token: string(),
  mode: enums(GAME_MODES),
  /** Whether its end has to be told to the club, which gives its prize then. */
  isEndedByClub: boolean(),
  /** What it comes to; null where only its end tells. */
  amount: nullable(integer()),
  /** What it took, where that was chosen. */
  wager: optional(integer()),
  /** The NGL session that it is of, if it is one. */
  sessionId: optional(string()),
})
/** A play as the page knows it: its token is enough to show it. */
export type GamePlay = Infer<typeof gamePlay>
