import {
  promotionStatus,
  type Locale,
  type ProgressivePrize,
  type Promotion,
  type PromotionType,
} from '@players-club/domain-models'
import { progressiveAmount } from './progressiveAmount.ts'

/** With the draw that is open at the moment $1, or is the next to open. */
export const PROMOTION_COLUMNS = `select p.id, p.promotion_type, p.texts, p.full_image, p.is_featured, p.game_ids, p.starts_at,
    p.ending_soon_at, p.entry_ends_at, p.progressive_maximum::float8, d.id as draw_id, d.draw_number, d.draws_at,
    d.entry_ends_at as draw_entry_ends_at, ${progressiveAmount('p', 'd')}::float8 as progressive_amount`

export const FROM_PROMOTIONS = `from promotions p left join lateral (
    select * from draws where promotion_id = p.id and entry_ends_at > $1 order by draw_number limit 1
  ) d on true`

export interface PromotionRow {
  id: number
  promotion_type: PromotionType
  texts: Record<Locale, { name: string; description: string }>
  full_image: string
  is_featured: boolean
  game_ids: number[]
  starts_at: Date
  ending_soon_at: Date
  entry_ends_at: Date
  progressive_maximum: number | null
  draw_id: number | null
  draw_number: number | null
  draws_at: Date | null
  draw_entry_ends_at: Date | null
  progressive_amount: number | null
}

export const isoOf = (moment: Date): string => new Date(moment).toISOString()

export const progressivePrizeOf = (row: PromotionRow): ProgressivePrize | null => {
  const { draw_id: drawId, progressive_amount: amount, progressive_maximum: maximum } = row
  return drawId === null || amount === null || maximum === null ? null : { drawId, amount, maximum }
}

export const asPromotion = (row: PromotionRow, locale: Locale, now: Date): Promotion => {
  const moments = {
    start: isoOf(row.starts_at),
    endingSoon: isoOf(row.ending_soon_at),
    entryEnd: isoOf(row.entry_ends_at),
  }
  return {
    id: row.id,
    ...row.texts[locale],
    fullImage: row.full_image,
    featured: row.is_featured,
    promotionType: row.promotion_type,
    ...moments,
    status: promotionStatus(moments, now),
    ...(row.promotion_type === 'PROGRESSIVE' && {
      progressiveDrawDate: row.draws_at && isoOf(row.draws_at),
      progressiveEntryEndDate: row.draw_entry_ends_at && isoOf(row.draw_entry_ends_at),
      progressiveDrawNumber: row.draw_number,
      progressivePrize: progressivePrizeOf(row),
    }),
  }
}
