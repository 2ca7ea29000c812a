import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'

/** The check and the request after it over a slow connection. Every request that needs a location has a check of its own. */
export const PASS_MS = 60_000

const FIND_PASS = {
  name: 'location.findPass',
  text: 'select is_in_region as "isInRegion", checked_at as "checkedAt" from location_passes where player_id = $1',
}

interface Pass {
  isInRegion: boolean | null
  checkedAt: Date
}

/** Refuses a player who was not in the state just now. The claim of the page itself is no proof. */
export const requireLocation = async (tx: Tx, playerId: string, now: Date): Promise<void> => {
  const [pass] = await tx.statement<Pass>({ ...FIND_PASS, values: [playerId] })
  const isFresh = pass && Math.abs(now.getTime() - pass.checkedAt.getTime()) <= PASS_MS
  if (!isFresh || pass.isInRegion === null) throw new Refusal('location.unavailable')
  if (!pass.isInRegion) throw new Refusal('location.notInRegion')
}
