import type { Locale, LoungeDraw, LoungeReward, PlayerLoungeReward } from '@players-club/domain-models'
import { isOver } from '../rewards/rewardRow.ts'
import type { rewards } from '../rewards/rewards.tables.ts'
import type { loungeDrawings } from './drawings.tables.ts'

/** With the draw that accepts entries at the moment $1, and the prizes that it pays. */
export const DRAWING_COLUMNS = `r.id, r.promotion_id as "promotionId", r.key, l.frequency, r.texts, r.amount,
  r.image_url as "imageUrl", r.terms_conditions_url as "termsConditionsUrl", r.extra_data as "extraData",
  case when d.id is null then l.prizes else p.prizes end as prizes, r.per_day as "perDay", d.id as "drawId", d.starts_at as "startsAt", d.entry_ends_at as "entryEndsAt",
  d.draws_at as "drawsAt", d.entries::float8`

export const FROM_DRAWINGS = `from rewards r join lounge_drawings l on l.reward_id = r.id left join lateral (
    select * from draws where promotion_id = r.promotion_id and state = 'open' and starts_at <= $1 and entry_ends_at > $1
    order by draw_number limit 1
  ) d on true left join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('texts', texts, 'amount', amount, 'quantity', quantity)
      order by position), '[]') as prizes
    from draw_prizes where draw_id = d.id
  ) p on true`

export const IS_OFFERED = `where r.currency = 'tokens' and r.visibility_web and r.starts_at <= $1
  and not ${isOver('$1')}`

type RewardColumns = 'id' | 'key' | 'amount' | 'imageUrl' | 'termsConditionsUrl' | 'extraData' | 'perDay'

export interface DrawingRow
  extends
    Pick<typeof rewards.$inferSelect, RewardColumns>,
    Omit<typeof loungeDrawings.$inferSelect, 'rewardId'> {
  promotionId: number
  texts: Record<Locale, Pick<LoungeReward, 'title' | 'summary' | 'description'>>
  drawId: number | null
  startsAt: Date
  entryEndsAt: Date
  drawsAt: Date | null
  entries: number
}

export interface PlayerDrawingRow extends DrawingRow {
  playerEntries: number
  used: number
  hasFreeEntry: boolean
}

const drawOf = (row: DrawingRow, locale: Locale): LoungeDraw | null =>
  row.drawId === null
    ? null
    : {
        id: row.drawId,
        start: row.startsAt.toISOString(),
        end: row.entryEndsAt.toISOString(),
        draw: row.drawsAt?.toISOString() ?? null,
        entries: row.entries,
        prizes: row.prizes.map(({ texts, amount, quantity }) => ({
          name: texts[locale].name,
          multiplier: quantity,
          constant: amount,
        })),
      }

export const asLoungeReward = (row: DrawingRow, locale: Locale): LoungeReward => ({
  id: row.id,
  externalId: row.promotionId,
  internalName: row.key,
  ...row.texts[locale],
  frequency: row.frequency,
  amount: row.amount,
  imageUrl: row.imageUrl,
  termsConditionsUrl: row.termsConditionsUrl,
  extraData: Object.entries(row.extraData).map(([key, value]) => ({ key, value })),
  topPrize: row.prizes[0]?.amount ?? 0,
  draw: drawOf(row, locale),
})

export const asPlayerLoungeReward = (row: PlayerDrawingRow, locale: Locale): PlayerLoungeReward => {
  const { draw, ...reward } = asLoungeReward(row, locale)
  const remaining = row.perDay === null ? null : Math.max(0, row.perDay - row.used)
  return {
    ...reward,
    draw: draw && { ...draw, playerEntries: row.playerEntries, hasFreeEntry: row.hasFreeEntry },
    frequencyCap: remaining === null ? null : { limitReached: remaining === 0, remaining },
  }
}
