import { array, integer, is, nullable, string, type, type Infer } from 'superstruct'
import { spinResult, type SpinResult } from './GameData.ts'

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

const extra = type({ spinResults: array(spinResult) })

/** What the extra data of a play says of its spins; nothing where it cannot be read. */
export function spinResultsIn({ extraData }: Pick<ArcadePlay, 'extraData'>): SpinResult[] | null {
  try {
    const read: unknown = JSON.parse(extraData)
    return is(read, extra) ? read.spinResults : null
  } catch {
    return null
  }
}
