import { array, assign, boolean, integer, min, nullable, number, string, type, type Infer } from 'superstruct'
import { instant } from '../time/Instant.ts'

/** A drawing of the lounge: when it takes entries, how many there are, and its prizes. */
export const loungeDraw = type({
  id: integer(),
  start: instant(),
  /** Entries count until this moment. */
  end: instant(),
  /** When winners are picked; nothing as long as that is not fixed. */
  draw: nullable(instant()),
  /** Of all players together. */
  entries: min(integer(), 0),
  /** How many of each prize there are, and its worth in cents. */
  prizes: array(type({ name: string(), multiplier: integer(), constant: number() })),
})
/** A drawing of the lounge: when it takes entries, how many there are, and its prizes. */
export type LoungeDraw = Infer<typeof loungeDraw>

/** The same as one player sees it: with the entries of this player, and whether the free one is among them. */
export const enteredLoungeDraw = assign(
  loungeDraw,
  type({ playerEntries: min(integer(), 0), hasFreeEntry: boolean() }),
)
