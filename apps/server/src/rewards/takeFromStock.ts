import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { handedCodes } from './rewards.tables.ts'

/** The taken places of a stock, and how many are left. */
export interface Taken {
  places: readonly number[]
  remaining: number
}

interface Part {
  /** The place before those that were taken. */
  before: number
  taken: number
  /** How many of the reward are left afterwards. */
  remaining: number
}

/** Takes everything from one shard that no other redemption holds. */
const FROM_FREE_SHARD = {
  name: 'rewards.takeFromFreeShard',
  text: `
    with free as (
      select shard from reward_stocks where reward_id = $1 and handed_out + $2::int <= total
      order by shard limit 1 for update skip locked
    )
    update reward_stocks s set handed_out = s.handed_out + $2::int from free
    where s.reward_id = $1 and s.shard = free.shard
    returning s.first + s.handed_out - $2::int as before, $2::int as taken, (
      select sum(total - handed_out)::int from reward_stocks where reward_id = $1
    ) - $2::int as remaining`,
}

/** Takes from as many shards as it needs, after all redemptions that hold one; nothing if not enough is left. */
const FROM_ALL_SHARDS = {
  name: 'rewards.takeFromAllShards',
  text: `
    with locked as materialized (
      select shard, total - handed_out as remaining from reward_stocks where reward_id = $1
      order by shard for update
    ), shared as (
      select shard, remaining, sum(remaining) over (order by shard) - remaining as earlier from locked
    ), wanted as (
      select shard, least(remaining, $2::int - earlier)::int as taken from shared
      where remaining > 0 and earlier < $2::int and (select sum(remaining) from locked) >= $2::int
    )
    update reward_stocks s set handed_out = s.handed_out + wanted.taken from wanted
    where s.reward_id = $1 and s.shard = wanted.shard
    returning s.first + s.handed_out - wanted.taken as before, wanted.taken,
      (select sum(remaining)::int from locked) - $2::int as remaining`,
}

/** Takes a quantity from the stock of a reward, or nothing: places are unique, and limited by the stock. */
export const takeFromStock = async (tx: Tx, rewardId: number, quantity: number): Promise<Taken> => {
  const values = [rewardId, quantity]
  const free = await tx.statement<Part>({ ...FROM_FREE_SHARD, values })
  const parts = free.length > 0 ? free : await tx.statement<Part>({ ...FROM_ALL_SHARDS, values })
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
