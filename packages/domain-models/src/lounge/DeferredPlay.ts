import { enums, integer, literal, min, number, optional, string, type, type Infer } from 'superstruct'
import { GAME_MODES } from './gameFrameMessages.ts'

/** What a guest wanted to play, until they are signed in. */
export const deferredPlay = type({
  deferredPlay: literal(true),
  gameType: enums(GAME_MODES),
  wagerIndex: min(integer(), 0),
  /** The id of the game's record. */
  deferredGame: integer(),
  /** What the sign-in page says of it: the game's name, and what it takes. */
  gameName: string(),
  wager: optional(number()),
  /** The page that the sign-in leads back to. */
  from: string(),
  /** When it was pressed for, in milliseconds since the epoch. */
  deferredAt: integer(),
})
/** What a guest wanted to play, until they are signed in. */
export type DeferredPlay = Infer<typeof deferredPlay>

/** How long a deferred play is kept, in milliseconds: long enough to find a password. */
const DEFERRED_PLAY_MS = 10 * 60_000

/** Whether the play may still begin: later its player does not expect it any more. */
export const isDeferredPlayFresh = ({ deferredAt }: Pick<DeferredPlay, 'deferredAt'>, now: Date): boolean => {
  const age = now.getTime() - deferredAt
  return age >= 0 && age < DEFERRED_PLAY_MS
}
