import type { FigureName, Measured } from './figures.ts'
import type { Club } from './ledgerWorld.ts'
import type { Burst } from './load.ts'
import { redeem } from './redemption.ts'
import { readBalances } from './rowRead.ts'
import { ratioOfTimes } from './speed.ts'
import { interleave } from './statistics.ts'

const ROUNDS = 5
const ROUND_MS = 1_500

/** What a request costs among ten times the players; flat, as long as no statement looks at more than its own rows. */
export async function measureGrowth(big: Club, small: Club): Promise<Measured[]> {
  const compare = async (figure: FigureName, load: (club: Club, durationMs: number) => Promise<Burst>) => {
    const cost = (club: Club) => async () => 1_000 / (await load(club, ROUND_MS)).perSecond
    return ratioOfTimes(figure, await interleave(ROUNDS, { ours: cost(big), yardstick: cost(small) }))
  }
  return [await compare('growthOfReads', readBalances), await compare('growthOfRedemptions', redeem)]
}
