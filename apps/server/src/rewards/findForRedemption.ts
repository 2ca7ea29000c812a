import type { RewardType } from '@players-club/domain-models'
import { idParameter, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { Currency } from '../kernel/ledger/index.ts'
import { isInSegment, type RewardRow } from './rewardRow.ts'
import { REMAINING } from './stocks.ts'

/** A reward by its id or its key, of the currency and the types that a call accepts. */
export interface WantedReward {
  by: { id: number } | { key: string }
  currency: Currency
  types: readonly RewardType[]
  /** The draw that the player was shown, where the call names it. */
  drawId?: number
}

/** With the draw that accepts entries now, for a DRAW reward. */
export interface RedeemedReward extends Pick<
  RewardRow,
  'id' | 'key' | 'type' | 'texts' | 'amount' | 'externalId' | 'perDay' | 'perPlayer' | 'remaining'
> {
  currency: Currency
  draw: { id: number; drawsAt: string } | null
}

interface Found extends RedeemedReward {
  isOver: boolean
  takesEntries: boolean
  isAvailable: boolean
}

const UNKNOWN: Record<Currency, string> = {
  points: 'rewards.rewardUnavailable',
  tokens: 'lounge.reward.notFound',
}

const DRAW = `json_build_object('id', d.id, 'drawsAt', d.draws_at)`

const IS_OPEN = `d.state = 'open' and d.starts_at <= $1 and d.entry_ends_at > $1`

const FOUND = `select r.id, r.key, r.type, r.texts, r.currency, r.amount, r.external_id as "externalId",
    r.per_day as "perDay", r.per_player as "perPlayer",
    ${REMAINING} as remaining,
    case when r.draw_id is not null
      then (select ${DRAW} from draws d where d.id = r.draw_id and ${IS_OPEN})
      else (select ${DRAW} from draws d where d.promotion_id = r.promotion_id and ${IS_OPEN}
        order by d.draw_number limit 1)
    end as draw,
    coalesce(r.ends_at <= $1, false) as "isOver",
    coalesce(r.entry_ends_at > $1, true) as "takesEntries",
    ${isInSegment('$2')} as "isAvailable"
  from rewards r where r.currency = $3 and r.visibility_web and r.starts_at <= $1`

const BY_ID = { name: 'rewards.forRedemptionById', text: `${FOUND} and r.id = ${idParameter('$4')}` }
const BY_KEY = { name: 'rewards.forRedemptionByKey', text: `${FOUND} and r.key = $4` }

/** The reward that this player wants to redeem now; refuses if that is not possible. */
export const findForRedemption = async (
  tx: Tx,
  { playerId, wanted, now }: { playerId: string; wanted: WantedReward; now: Date },
): Promise<RedeemedReward> => {
  const { by, currency, types, drawId } = wanted
  const [statement, which] = 'id' in by ? [BY_ID, by.id] : [BY_KEY, by.key]
  const [reward] = await tx.statement<Found>({ ...statement, values: [now, playerId, currency, which] })
  if (!reward || !types.includes(reward.type)) throw new Refusal(UNKNOWN[currency])
  if (!reward.isAvailable) throw new Refusal('error.reward.notAvailableForUser')
  if (reward.type === 'DRAW' && (reward.isOver || !reward.takesEntries || !reward.draw))
    throw new Refusal('error.reward.noActiveDraws')
  if (drawId !== undefined && drawId !== reward.draw?.id) throw new Refusal('error.reward.drawChanged')
  if (reward.isOver) throw new Refusal(UNKNOWN[currency])
  return reward
}
