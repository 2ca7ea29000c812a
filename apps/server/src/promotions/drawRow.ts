import { drawStage, type Draw, type Locale } from '@players-club/domain-models'
import { progressiveAmount } from './progressiveAmount.ts'
import { isoOf } from './promotionRow.ts'

/** With the sum of its money prizes; for a progressive one, the current amount. */
export const DRAW_COLUMNS = `select d.id, d.promotion_id, d.texts, d.starts_at, d.entry_ends_at, d.draws_at, d.announces_at,
    d.draw_number, d.entries::float8, (
      select coalesce(sum(z.quantity * case when z.is_progressive
        then coalesce(won.amount, ${progressiveAmount('pr', 'd')}, z.amount)
        else z.amount end) filter (where z.prize_type = 'CASH'), 0)::float8
      from draw_prizes z
      left join promotions pr on pr.id = d.promotion_id
      left join draw_winners won on won.prize_id = z.id and won.place = 1
      where z.draw_id = d.id
    ) as total_prize_amount`

export const FROM_DRAWS = 'from draws d'

export interface DrawRow {
  id: number
  promotion_id: number | null
  texts: Record<Locale, { name: string }>
  starts_at: Date
  entry_ends_at: Date
  draws_at: Date
  announces_at: Date
  draw_number: number
  entries: number
  total_prize_amount: number
}

export const asDraw = (row: DrawRow, locale: Locale, now: Date): Draw => {
  const moments = {
    start: isoOf(row.starts_at),
    end: isoOf(row.entry_ends_at),
    draw: isoOf(row.draws_at),
    winnerAnnouncement: isoOf(row.announces_at),
  }
  return {
    id: row.id,
    promotionId: row.promotion_id,
    name: row.texts[locale].name,
    ...moments,
    stage: drawStage(moments, now),
    drawNumber: row.draw_number,
    entries: row.entries,
    totalPrizeAmount: row.total_prize_amount,
  }
}
