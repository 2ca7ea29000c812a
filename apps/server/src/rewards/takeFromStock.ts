import { sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { handedCodes } from './rewards.tables.ts'

/** The taken places of a stock, and how many are left. */
export interface Taken {
  places: readonly number[]
  remaining: number
}

interface Part extends Record<string, unknown> {
  /** The place before those that were taken. */
  before: number
  taken: number
  /** How many of the reward are left afterwards. */
  remaining: number
}

/** Takes everything from one shard that no other redemption holds. */
const takeFromFreeShard = async (tx: Tx, rewardId: number, quantity: number): Promise<Part[]> => {
  const { rows } = await tx.execute<Part>(sql`
    with free as (
      select shard from reward_stocks where reward_id = ${rewardId} and handed_out + ${quantity}::int <= total
      order by shard limit 1 for update skip locked
    )
    update reward_stocks s set handed_out = s.handed_out + ${quantity}::int from free
    where s.reward_id = ${rewardId} and s.shard = free.shard
    returning s.first + s.handed_out - ${quantity}::int as before, ${quantity}::int as taken, (
      select sum(total - handed_out)::int from reward_stocks where reward_id = ${rewardId}
    ) - ${quantity}::int as remaining`)
  return rows
}

/** Takes from as many shards as it needs, after all redemptions that hold one; nothing if not enough is left. */
const takeFromAllShards = async (tx: Tx, rewardId: number, quantity: number): Promise<Part[]> => {
  const { rows } = await tx.execute<Part>(sql`
    with locked as materialized (
      select shard, total - handed_out as remaining from reward_stocks where reward_id = ${rewardId}
      order by shard for update
    ), shared as (
      select shard, remaining, sum(remaining) over (order by shard) - remaining as earlier from locked
    ), wanted as (
      select shard, least(remaining, ${quantity}::int - earlier)::int as taken from shared
      where remaining > 0 and earlier < ${quantity}::int
        and (select sum(remaining) from locked) >= ${quantity}::int
    )
    update reward_stocks s set handed_out = s.handed_out + wanted.taken from wanted
    where s.reward_id = ${rewardId} and s.shard = wanted.shard
    returning s.first + s.handed_out - wanted.taken as before, wanted.taken,
      (select sum(remaining)::int from locked) - ${quantity}::int as remaining`)
  return rows
}

/** Takes a quantity from the stock of a reward, or nothing: places are unique, and limited by the stock. */
export const takeFromStock = async (tx: Tx, rewardId: number, quantity: number): Promise<Taken> => {
  const free = await takeFromFreeShard(tx, rewardId, quantity)
  const parts = free.length > 0 ? free : await takeFromAllShards(tx, rewardId, quantity)
  const [first] = parts
  if (!first) throw new Refusal('error.reward.exceededQuantity')
  const places = parts.flatMap(({ before, taken }) =>
    Array.from({ length: taken }, (_, index) => before + index + 1),
  )
  return { places, remaining: first.remaining }
}

/** Assigns the codes of these places to a redemption. */
export const handOutCodes = async (
  tx: Tx,
  { rewardId, redemptionId, places }: { rewardId: number; redemptionId: string; places: readonly number[] },
): Promise<void> => {
  await tx.insert(handedCodes).values(places.map(place => ({ rewardId, place, redemptionId })))
}
