import {
  lotteryDay,
  type CouponDetails,
  type GuestReward,
  type Locale,
  type PlayerReward,
  type Reward,
  type RewardCap,
  type RewardType,
} from '@players-club/domain-models'
import { idParameter } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { asReward, isInSegment, isOnShow, isOver, REWARD_COLUMNS, type RewardRow } from './rewardRow.ts'
import { REMAINING } from './stocks.ts'

export interface RewardsQuery {
  size: number
  type?: RewardType
  featured?: 'true'
}

const LIST = {
  name: 'rewards.list',
  text: `select ${REWARD_COLUMNS} from rewards r
    where ${isOnShow('$1')} and ${isInSegment('$2')} and ($3::text is null or r.type = $3)
      and (r.featured or not $4::boolean)
    order by ${isOver('$1')}, r.featured desc, r.created_at desc, r.id limit $5`,
}

const ONE = {
  name: 'rewards.one',
  text: `select ${REWARD_COLUMNS}, r.segment is null as "isAvailable" from rewards r
    where r.id = ${idParameter('$1')} and ${isOnShow('$2')}`,
}

const OF_PLAYER = {
  name: 'rewards.ofPlayer',
  text: `select ${REWARD_COLUMNS}, ${isInSegment('$3')} as "isAvailable",
      coalesce(today.used, 0) as "usedToday", coalesce(ever.used, 0) as "usedEver"
    from rewards r
    left join limit_uses today on today.player_id = $3 and today.name = 'reward:' || r.id and today.day = $4
    left join limit_uses ever on ever.player_id = $3 and ever.name = 'reward:' || r.id and ever.day = ''
    where r.id = ${idParameter('$1')} and ${isOnShow('$2')}`,
}

const COUPON = {
  name: 'rewards.coupon',
  text: `select ${REMAINING} as remaining from rewards r
    where r.key = $1 and r.type = 'COUPON' and ${isOnShow('$2')}`,
}

const BARCODES = {
  name: 'rewards.barcodes',
  text: `select c.code, c.barcode_data as "barcodeData", d.redeemed_at as "redeemedAt",
      r.terms_conditions_url as "termsConditionsUrl", ${REMAINING} as remaining
    from reward_redemptions d join rewards r on r.id = d.reward_id
    join handed_codes h on h.redemption_id = d.id
    join coupon_codes c on c.reward_id = h.reward_id and c.place = h.place
    where d.id = $1 and d.player_id = $2 order by c.place`,
}

interface BarcodeRow {
  code: string
  barcodeData: string
  redeemedAt: Date
  termsConditionsUrl: string | null
  remaining: number
}

type GuestRow = RewardRow & { isAvailable: boolean }
type PlayerRow = GuestRow & { usedToday: number; usedEver: number }

/** The rewards, for guests and for players. */
export const createRewards = ({ database, clock }: ServiceDeps) => ({
  async listRewards(query: RewardsQuery, locale: Locale, playerId: string | null): Promise<Reward[]> {
    const { size, type = null, featured } = query
    const values = [clock.now(), playerId, type, featured !== undefined, size]
    const rows = await database.statement<RewardRow>({ ...LIST, values })
    return rows.map(row => asReward(row, locale))
  },

  async getReward(id: number, locale: Locale): Promise<GuestReward> {
    const [row] = await database.statement<GuestRow>({ ...ONE, values: [id, clock.now()] })
    if (!row) throw unavailable()
    return { ...asReward(row, locale), isAvailable: row.isAvailable }
  },

  async getPlayerReward(id: number, locale: Locale, playerId: string): Promise<PlayerReward> {
    const now = clock.now()
    const values = [id, now, playerId, lotteryDay(now, database.zone)]
    const [row] = await database.statement<PlayerRow>({ ...OF_PLAYER, values })
    if (!row) throw unavailable()
    return {
      ...asReward(row, locale),
      frequencyCap: capOf(row),
      redemption: { remaining: row.remaining },
      isAvailable: row.isAvailable,
    }
  },

  async getCouponDetails(key: string): Promise<CouponDetails> {
    const values = [key, clock.now()]
    const [row] = await database.statement<{ remaining: number }>({ ...COUPON, values })
    if (!row) throw unavailable()
    return { remaining: row.remaining, coupons: [] }
  },

  async getBarcodeData(redemptionId: string, playerId: string): Promise<CouponDetails> {
    const rows = await database.statement<BarcodeRow>({ ...BARCODES, values: [redemptionId, playerId] })
    const [first] = rows
    if (!first) throw unavailable()
    const coupons = rows.map(({ code, barcodeData }) => ({ code, barcodeData }))
    return {
      remaining: first.remaining,
      coupons,
      redeemedAt: first.redeemedAt.toISOString(),
      termsConditionsUrl: first.termsConditionsUrl,
    }
  },
})

const unavailable = () => new Refusal('rewards.rewardUnavailable')

function capOf({ perDay, perPlayer, usedToday, usedEver }: PlayerRow): RewardCap | null {
  const left = [
    ...(perDay === null ? [] : [perDay - usedToday]),
    ...(perPlayer === null ? [] : [perPlayer - usedEver]),
  ]
  if (left.length === 0) return null
  const remaining = Math.max(0, Math.min(...left))
  return { limitReached: remaining === 0, remaining, count: perPlayer === null ? usedToday : usedEver }
}
