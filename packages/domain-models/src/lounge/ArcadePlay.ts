import { array, integer, nullable, string, type, type Infer } from 'superstruct'

/** A play for tokens that was paid for. What it won is fixed: the game only reveals it. */
export const arcadePlay = type({
  /** What shows the play; without it the game cannot be loaded. */
  digitalRevealToken: nullable(string()),
  prizes: array(type({ amount: integer() })),
  /** JSON, with the results of the spins. */
  extraData: string(),
  /** The player's tokens after the wager. */
  balance: integer(),
})
/** A play for tokens that was paid for. What it won is fixed: the game only reveals it. */
export type ArcadePlay = Infer<typeof arcadePlay>
