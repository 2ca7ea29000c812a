import { drawStage, type Draw, type DrawPrize, type Locale } from '@players-club/domain-models'
import { progressiveAmount } from './progressiveAmount.ts'
import type { drawPrizes, draws } from './promotions.tables.ts'

/** With the sum of its money prizes; for a progressive one, the current amount. */
export const DRAW_COLUMNS = `select d.id, d.promotion_id as "promotionId", d.texts, d.starts_at as "startsAt",
    d.entry_ends_at as "entryEndsAt", d.draws_at as "drawsAt", d.announces_at as "announcesAt",
    d.draw_number as "drawNumber", d.entries::float8, d.state, (
      select coalesce(sum(z.quantity * case when z.is_progressive
        then coalesce(won.amount, ${progressiveAmount('pr', 'd')}, z.amount)
        else z.amount end) filter (where z.prize_type = 'CASH'), 0)::float8
      from draw_prizes z
      left join promotions pr on pr.id = d.promotion_id
      left join draw_winners won on won.prize_id = z.id and won.place = 1
      where z.draw_id = d.id
    ) as "totalPrizeAmount"`

export const FROM_DRAWS = 'from draws d'

export interface DrawRow extends Omit<
  typeof draws.$inferSelect,
  'progressiveStart' | 'seed' | 'seedHash' | 'drawnAt'
> {
  totalPrizeAmount: number
}

export const asDraw = (row: DrawRow, locale: Locale, now: Date): Draw => {
  const { id, promotionId, texts, drawNumber, entries, state, totalPrizeAmount } = row
  const moments = {
    start: row.startsAt.toISOString(),
    end: row.entryEndsAt.toISOString(),
    draw: row.drawsAt.toISOString(),
    winnerAnnouncement: row.announcesAt.toISOString(),
  }
  const { name } = texts[locale]
  const stage = drawStage({ ...moments, isDrawn: state === 'drawn' }, now)
  return { id, promotionId, name, ...moments, stage, drawNumber, entries, totalPrizeAmount }
}

export type PrizeRow = Omit<typeof drawPrizes.$inferSelect, 'position' | 'isProgressive'>

export const asPrize = (row: PrizeRow, locale: Locale): DrawPrize => {
  const { id, drawId, texts, prizeType, amount, quantity } = row
  return { id, drawId, name: texts[locale].name, prizeType, amount, quantity }
}
