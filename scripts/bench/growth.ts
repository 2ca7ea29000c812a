import type { FigureName, Measured } from './figures.ts'
import type { Club } from './ledgerWorld.ts'
import type { Burst } from './load.ts'
import { readBalances } from './rowRead.ts'
import { ratioOfTimes } from './speed.ts'
import { interleave } from './statistics.ts'
import { callFor } from './valueCalls.ts'

const ROUNDS = 21
const ROUND_MS = 1_000
/** A server and its connections reach their final speed after this time. */
const WARM_UP_MS = 6_000

type Load = (club: Club, durationMs: number) => Promise<Burst>

const convert: Load = (club, durationMs) => callFor(club, 'conversion', durationMs)

/** The processor time of a request in µs: its latency is mostly noise. */
const costOf = ({ processorMs, perSecond }: Burst): number => processorMs ?? 1_000 / perSecond

/**
 * The cost of a request with ten times the players; constant as long as no statement reads other players' rows. Both
 * clubs are equally old, and nothing else was requested of either.
 */
export async function measureGrowth({ big, small }: { big: Club; small: Club }): Promise<Measured[]> {
  const compare = async (figure: FigureName, load: Load) => {
    for (const club of [big, small]) await load(club, WARM_UP_MS)
    const cost = (club: Club) => async () => costOf(await load(club, ROUND_MS))
    return ratioOfTimes(figure, await interleave(ROUNDS, { ours: cost(big), yardstick: cost(small) }))
  }
  return [await compare('growthOfReads', readBalances), await compare('growthOfConversions', convert)]
}
