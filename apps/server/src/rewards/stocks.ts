import { sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { rewardStocks } from './rewards.tables.ts'

/** How many shards a stock has: about as many redemptions of one reward run at once without waiting. */
const SHARDS = 32

/**
 * How many of a reward are left; null if it is not limited. A coupon whose codes have not been loaded yet has none. For a
 * reward `r` of the query.
 */
export const REMAINING = `coalesce(
  (select sum(total - handed_out)::int from reward_stocks where reward_id = r.id),
  case r.type when 'COUPON' then 0 end)`

/** Adds the stock of a reward, of which the first ones may have been handed out already. */
export const addStock = async (
  tx: Tx,
  rewardId: number,
  { total, handedOut = 0 }: { total: number; handedOut?: number },
): Promise<void> => {
  const shards = Array.from({ length: Math.max(1, Math.min(SHARDS, total)) }, (_, shard) => shard)
  const firstOf = (shard: number) => Math.floor((total * shard) / shards.length)
  await tx.insert(rewardStocks).values(
    shards.map(shard => {
      const first = firstOf(shard)
      const part = firstOf(shard + 1) - first
      return {
        rewardId,
        shard,
        first,
        total: part,
        handedOut: Math.max(0, Math.min(part, handedOut - first)),
      }
    }),
  )
}

/** Returns what was taken from a stock without codes, to any shard: its places are not numbered for anybody. */
export const returnToStock = async (tx: Tx, rewardId: number, quantity: number): Promise<void> => {
  await tx.execute(sql`
    update reward_stocks set handed_out = handed_out - ${quantity}::int
    where reward_id = ${rewardId} and shard = (
      select shard from reward_stocks where reward_id = ${rewardId} and handed_out >= ${quantity}::int
      order by shard limit 1 for update
    )`)
}
