import type { Locale, Reward, RewardType } from '@players-club/domain-models'
import type { RewardTexts } from './rewards.tables.ts'
import { REMAINING } from './stocks.ts'

/** A reward with its remaining stock, as every query of this row reads it. */
export interface RewardRow {
  id: number
  key: string
  type: RewardType
  texts: Record<Locale, RewardTexts>
  amount: number
  image_url: string
  ends_at: Date | null
  ending_soon_at: Date | null
  entry_ends_at: Date | null
  external_id: string | null
  draw_id: number | null
  created_at: Date
  featured: boolean
  visibility_web: boolean
  terms_conditions_url: string | null
  extra_data: Record<string, string>
  per_day: number | null
  per_player: number | null
  remaining: number | null
}

export const REWARD_COLUMNS = `r.id, r.key, r.type, r.texts, r.amount, r.image_url, r.ends_at, r.ending_soon_at,
  r.entry_ends_at, r.external_id, r.draw_id, r.created_at, r.featured, r.visibility_web, r.terms_conditions_url,
  r.extra_data, r.per_day, r.per_player, ${REMAINING} as remaining`

/** Whether the player may have the reward; the parameter is the player, or null. */
export const isInSegment = (player: `$${number}`) =>
  `(r.segment is null or exists (select from player_segments g where g.player_id = ${player}::uuid and g.segment = r.segment))`

/** Whether the reward is listed now; draws stay listed when they are over. The lounge lists what costs tokens. */
export const isOnShow = (now: `$${number}`) =>
  `(r.currency = 'points' and r.visibility_web and r.starts_at <= ${now} and (r.ends_at is null or r.ends_at > ${now} or r.type = 'DRAW'))`

const instantOf = (moment: Date | null) => moment && new Date(moment).toISOString()

export const asReward = (row: RewardRow, locale: Locale): Reward => {
  const { title, summary, instructions } = row.texts[locale]
  const extra = { ...row.extra_data, ...(instructions && { instructions }) }
  return {
    id: row.id,
    key: row.key,
    type: row.type,
    title,
    summary,
    amount: row.amount,
    imageUrl: row.image_url,
    end: instantOf(row.ends_at),
    endingSoon: instantOf(row.ending_soon_at),
    entryEnd: instantOf(row.entry_ends_at),
    externalId: row.external_id,
    drawId: row.draw_id,
    createdDate: new Date(row.created_at).toISOString(),
    featured: row.featured,
    visibilityWeb: row.visibility_web,
    remaining: row.remaining,
    termsConditionsUrl: row.terms_conditions_url,
    extraData: Object.entries(extra).map(([key, value]) => ({ key, value })),
  }
}
