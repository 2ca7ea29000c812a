import { GAME_MODES } from '@players-club/domain-models'
import { boolean, enums, integer, is, nullable, optional, string, type, type Infer } from 'superstruct'

/** A play as the page knows it: whoever has its token can be shown it. */
const gamePlay = type({
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
export type GamePlay = Infer<typeof gamePlay>

/** A play that was kept as a text; nothing where that cannot be read. */
export function readGamePlay(text: string | null): GamePlay | null {
  if (text === null) return null
  try {
    const read: unknown = JSON.parse(text)
    return is(read, gamePlay) ? read : null
  } catch {
    return null
  }
}
