import { eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { locationPasses } from './location.tables.ts'

/** The check and the request after it over a slow line. Every request that moves value has a check of its own. */
const PASS_MS = 60_000

/** Refuses a player who was not in the state just now. The claim of the page itself is no proof. */
export const requireLocation = async (tx: Tx, playerId: string, now: Date): Promise<void> => {
  const [pass] = await tx.select().from(locationPasses).where(eq(locationPasses.playerId, playerId))
  const isFresh = pass && Math.abs(now.getTime() - pass.checkedAt.getTime()) <= PASS_MS
  if (!isFresh || pass.isInRegion === null) throw new Refusal('location.unavailable')
  if (!pass.isInRegion) throw new Refusal('location.notInRegion')
}
