import {
  promotionStatus,
  type Locale,
  type ProgressivePrize,
  type Promotion,
} from '@players-club/domain-models'
import { progressiveAmount } from './progressiveAmount.ts'
import type { promotions } from './promotions.tables.ts'

/** With the draw that is open at the moment $1, or is the next to open. */
export const PROMOTION_COLUMNS = `select p.id, p.promotion_type as "promotionType", p.texts, p.full_image as "fullImage",
    p.is_featured as "isFeatured", p.game_ids as "gameIds", p.starts_at as "startsAt",
    p.ending_soon_at as "endingSoonAt", p.entry_ends_at as "entryEndsAt",
    p.progressive_maximum::float8 as "progressiveMaximum", d.id as "drawId", d.draw_number as "drawNumber",
    d.draws_at as "drawsAt", d.entry_ends_at as "drawEntryEndsAt",
    ${progressiveAmount('p', 'd')}::float8 as "progressiveAmount"`

export const FROM_PROMOTIONS = `from promotions p left join lateral (
    select * from draws where promotion_id = p.id and entry_ends_at > $1 order by draw_number limit 1
  ) d on true`

export interface PromotionRow extends Omit<
  typeof promotions.$inferSelect,
  'progressiveBase' | 'progressiveStep' | 'progressiveRolledOver'
> {
  drawId: number | null
  drawNumber: number | null
  drawsAt: Date | null
  drawEntryEndsAt: Date | null
  progressiveAmount: number | null
}

export const progressivePrizeOf = (row: PromotionRow): ProgressivePrize | null => {
  const { drawId, progressiveAmount: amount, progressiveMaximum: maximum } = row
  return drawId === null || amount === null || maximum === null ? null : { drawId, amount, maximum }
}

export const asPromotion = (row: PromotionRow, locale: Locale, now: Date): Promotion => {
  const moments = {
    start: row.startsAt.toISOString(),
    endingSoon: row.endingSoonAt.toISOString(),
    entryEnd: row.entryEndsAt.toISOString(),
  }
  return {
    id: row.id,
    ...row.texts[locale],
    fullImage: row.fullImage,
    featured: row.isFeatured,
    promotionType: row.promotionType,
    ...moments,
    status: promotionStatus(moments, now),
    ...(row.promotionType === 'PROGRESSIVE' && {
      progressiveDrawDate: row.drawsAt?.toISOString() ?? null,
      progressiveEntryEndDate: row.drawEntryEndsAt?.toISOString() ?? null,
      progressiveDrawNumber: row.drawNumber,
      progressivePrize: progressivePrizeOf(row),
    }),
  }
}
