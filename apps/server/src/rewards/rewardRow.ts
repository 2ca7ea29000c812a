import type { Locale, Reward } from '@players-club/domain-models'
import type { rewards } from './rewards.tables.ts'
import { REMAINING } from './stocks.ts'

/** A reward with its remaining stock, as every query of this row reads it. */
export interface RewardRow extends Omit<
  typeof rewards.$inferSelect,
  'currency' | 'startsAt' | 'promotionId' | 'segment'
> {
  remaining: number | null
}

export const REWARD_COLUMNS = `r.id, r.key, r.type, r.texts, r.amount, r.image_url as "imageUrl", r.ends_at as "endsAt",
  r.ending_soon_at as "endingSoonAt", r.entry_ends_at as "entryEndsAt", r.external_id as "externalId",
  r.draw_id as "drawId", r.created_at as "createdAt", r.featured, r.visibility_web as "visibilityWeb",
  r.terms_conditions_url as "termsConditionsUrl", r.extra_data as "extraData", r.per_day as "perDay",
  r.per_player as "perPlayer", ${REMAINING} as remaining`

/** Whether the player may have the reward; the parameter is the player, or null. */
export const isInSegment = (player: `$${number}`) =>
  `(r.segment is null or exists (select from player_segments g where g.player_id = ${player}::uuid and g.segment = r.segment))`

/** Whether the reward is listed now; draws stay listed when they are over. The lounge lists what costs tokens. */
export const isOnShow = (now: `$${number}`) =>
  `(r.currency = 'points' and r.visibility_web and r.starts_at <= ${now} and (r.ends_at is null or r.ends_at > ${now} or r.type = 'DRAW'))`

/** Whether the reward can no longer be had: it has ended, or its draw takes no entries. */
export const isOver = (now: `$${number}`) => `coalesce(least(r.ends_at, r.entry_ends_at) <= ${now}, false)`

export const asReward = (row: RewardRow, locale: Locale): Reward => {
  const { title, summary, instructions } = row.texts[locale]
  const extra = { ...row.extraData, ...(instructions && { instructions }) }
  return {
    id: row.id,
    key: row.key,
    type: row.type,
    title,
    summary,
    amount: row.amount,
    imageUrl: row.imageUrl,
    end: row.endsAt?.toISOString() ?? null,
    endingSoon: row.endingSoonAt?.toISOString() ?? null,
    entryEnd: row.entryEndsAt?.toISOString() ?? null,
    externalId: row.externalId,
    drawId: row.drawId,
    createdDate: row.createdAt.toISOString(),
    featured: row.featured,
    visibilityWeb: row.visibilityWeb,
    remaining: row.remaining,
    termsConditionsUrl: row.termsConditionsUrl,
    extraData: Object.entries(extra).map(([key, value]) => ({ key, value })),
  }
}
