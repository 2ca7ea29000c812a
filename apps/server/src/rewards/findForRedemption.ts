import type { RewardType } from '@players-club/domain-models'
import { idParameter, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { Currency } from '../kernel/ledger/index.ts'
import type { RewardRow } from './rewardRow.ts'
import { REMAINING } from './stocks.ts'

/** A reward by its id or its key, of the currency and the types that a call accepts. */
export interface WantedReward {
  by: { id: number } | { key: string }
  currency: Currency
  types: readonly RewardType[]
}

/** With the draw that accepts entries now, for a DRAW reward. */
export interface RedeemedReward extends Pick<
  RewardRow,
  'id' | 'key' | 'type' | 'texts' | 'amount' | 'external_id' | 'per_day' | 'per_player' | 'remaining'
> {
  currency: Currency
  draw: { id: number; drawsAt: string } | null
}

interface Found extends RedeemedReward {
  is_over: boolean
  takes_entries: boolean
  is_available: boolean
}

const UNKNOWN: Record<Currency, string> = {
  points: 'rewards.rewardUnavailable',
  tokens: 'lounge.reward.notFound',
}

const DRAW = `json_build_object('id', d.id, 'drawsAt', d.draws_at)`

const IS_OPEN = `d.state = 'open' and d.starts_at <= $1 and d.entry_ends_at > $1`

const FOUND = `select r.id, r.key, r.type, r.texts, r.currency, r.amount, r.external_id, r.per_day, r.per_player,
    ${REMAINING} as remaining,
    case when r.draw_id is not null
      then (select ${DRAW} from draws d where d.id = r.draw_id and ${IS_OPEN})
      else (select ${DRAW} from draws d where d.promotion_id = r.promotion_id and ${IS_OPEN}
        order by d.draw_number limit 1)
    end as draw,
    coalesce(r.ends_at <= $1, false) as is_over,
    coalesce(r.entry_ends_at > $1, true) as takes_entries,
    r.segment is null or exists (
      select from player_segments g where g.player_id = $2 and g.segment = r.segment
    ) as is_available
  from rewards r where r.currency = $3 and r.visibility_web and r.starts_at <= $1`

const BY_ID = { name: 'rewards.forRedemptionById', text: `${FOUND} and r.id = ${idParameter('$4')}` }
const BY_KEY = { name: 'rewards.forRedemptionByKey', text: `${FOUND} and r.key = $4` }

/** The reward that this player wants to redeem now; refuses if that is not possible. */
export const findForRedemption = async (
  tx: Tx,
  { playerId, wanted, now }: { playerId: string; wanted: WantedReward; now: Date },
): Promise<RedeemedReward> => {
  const { by, currency, types } = wanted
  const [statement, which] = 'id' in by ? [BY_ID, by.id] : [BY_KEY, by.key]
  const [reward] = await tx.statement<Found>({ ...statement, values: [now, playerId, currency, which] })
  if (!reward || !types.includes(reward.type)) throw new Refusal(UNKNOWN[currency])
  if (!reward.is_available) throw new Refusal('error.reward.notAvailableForUser')
  if (reward.type === 'DRAW' && (reward.is_over || !reward.takes_entries || !reward.draw))
    throw new Refusal('error.reward.noActiveDraws')
  if (reward.is_over) throw new Refusal(UNKNOWN[currency])
  if (reward.type === 'COUPON' && reward.remaining === null)
    throw new Refusal('error.reward.exceededQuantity')
  return reward
}
