import type {
  DrawingFrequency,
  Locale,
  LoungeDraw,
  LoungeReward,
  PlayerLoungeReward,
} from '@players-club/domain-models'
import type { DrawingPrize } from './drawings.tables.ts'

/** With the draw that accepts entries at the moment $1. */
export const DRAWING_COLUMNS = `r.id, r.promotion_id, r.key, l.frequency, r.texts, r.amount, r.image_url,
  r.terms_conditions_url, r.extra_data, l.prizes, r.per_day, d.id as draw_id, d.starts_at, d.entry_ends_at, d.draws_at,
  d.entries::float8`

export const FROM_DRAWINGS = `from rewards r join lounge_drawings l on l.reward_id = r.id left join lateral (
    select * from draws where promotion_id = r.promotion_id and state = 'open' and starts_at <= $1 and entry_ends_at > $1
    order by draw_number limit 1
  ) d on true`

export const IS_OFFERED = `where r.currency = 'tokens' and r.visibility_web and r.starts_at <= $1`

export interface DrawingRow {
  id: number
  promotion_id: number
  key: string
  frequency: DrawingFrequency
  texts: Record<Locale, Pick<LoungeReward, 'title' | 'summary' | 'description'>>
  amount: number
  image_url: string
  terms_conditions_url: string | null
  extra_data: Record<string, string>
  prizes: DrawingPrize[]
  per_day: number | null
  draw_id: number | null
  starts_at: Date
  entry_ends_at: Date
  draws_at: Date | null
  entries: number
}

export type PlayerDrawingRow = DrawingRow & {
  player_entries: number
  used: number
  has_free_entry: boolean
}

const drawOf = (row: DrawingRow, locale: Locale): LoungeDraw | null =>
  row.draw_id === null
    ? null
    : {
        id: row.draw_id,
        start: row.starts_at.toISOString(),
        end: row.entry_ends_at.toISOString(),
        draw: row.draws_at?.toISOString() ?? null,
        entries: row.entries,
        prizes: row.prizes.map(({ texts, amount, quantity }) => ({
          name: texts[locale].name,
          multiplier: quantity,
          constant: amount,
        })),
      }

export const asLoungeReward = (row: DrawingRow, locale: Locale): LoungeReward => ({
  id: row.id,
  externalId: row.promotion_id,
  internalName: row.key,
  ...row.texts[locale],
  frequency: row.frequency,
  amount: row.amount,
  imageUrl: row.image_url,
  termsConditionsUrl: row.terms_conditions_url,
  extraData: Object.entries(row.extra_data).map(([key, value]) => ({ key, value })),
  topPrize: row.prizes[0]?.amount ?? 0,
  draw: drawOf(row, locale),
})

export const asPlayerLoungeReward = (row: PlayerDrawingRow, locale: Locale): PlayerLoungeReward => {
  const { draw, ...reward } = asLoungeReward(row, locale)
  const remaining = row.per_day === null ? null : Math.max(0, row.per_day - row.used)
  return {
    ...reward,
    draw: draw && { ...draw, playerEntries: row.player_entries, hasFreeEntry: row.has_free_entry },
    frequencyCap: remaining === null ? null : { limitReached: remaining === 0, remaining },
  }
}
