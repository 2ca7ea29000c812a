import { enums, integer, literal, min, type, type Infer } from 'superstruct'
import { GAME_MODES } from './gameFrameMessages.ts'

/** What a guest wanted to play, until they are signed in. */
export const deferredPlay = type({
  deferredPlay: literal(true),
  gameType: enums(GAME_MODES),
  wagerIndex: min(integer(), 0),
  /** The id of the game's record. */
  deferredGame: integer(),
})
export type DeferredPlay = Infer<typeof deferredPlay>
