import type { RewardType } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { RewardRow } from './rewardRow.ts'

/** A reward by its id or its key, of the types that this call accepts. */
export interface WantedReward {
  by: { id: number } | { key: string }
  types: readonly RewardType[]
}

export type RedeemedReward = Pick<
  RewardRow,
  | 'id'
  | 'key'
  | 'type'
  | 'texts'
  | 'amount'
  | 'external_id'
  | 'draw_id'
  | 'per_day'
  | 'per_player'
  | 'remaining'
>

type Found = RedeemedReward & { is_over: boolean; takes_entries: boolean; is_available: boolean }

/** The reward that this player wants to redeem now; refuses if that is not possible. */
export const findForRedemption = async (
  tx: Tx,
  { playerId, wanted, now }: { playerId: string; wanted: WantedReward; now: Date },
): Promise<RedeemedReward> => {
  const { by, types } = wanted
  const isWanted = 'id' in by ? sql`r.id = ${by.id}::bigint` : sql`r.key = ${by.key}`
  const { rows } = await tx.execute<{ [Name in keyof Found]: Found[Name] }>(
    sql`select r.id, r.key, r.type, r.texts, r.amount, r.external_id, r.draw_id, r.per_day, r.per_player,
        s.total - s.handed_out as remaining,
        coalesce(r.ends_at <= ${now}, false) as is_over,
        coalesce(r.entry_ends_at > ${now}, true) as takes_entries,
        r.segment is null or exists (
          select from player_segments g where g.player_id = ${playerId} and g.segment = r.segment
        ) as is_available
      from rewards r left join reward_stocks s on s.reward_id = r.id
      where ${isWanted} and r.visibility_web and r.starts_at <= ${now}`,
  )
  const [reward] = rows
  if (!reward || !types.includes(reward.type)) throw new Refusal('rewards.rewardUnavailable')
  if (!reward.is_available) throw new Refusal('error.reward.notAvailableForUser')
  if (reward.type === 'DRAW' && (reward.is_over || !reward.takes_entries))
    throw new Refusal('error.reward.noActiveDraws')
  if (reward.is_over) throw new Refusal('rewards.rewardUnavailable')
  if (reward.type === 'COUPON' && reward.remaining === null)
    throw new Refusal('error.reward.exceededQuantity')
  return reward
}
