import type { DrawEntry, EnteredDraw, EntryDetails, Locale, Page } from '@players-club/domain-models'
import type { Texts } from '../kernel/columns.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { asDraw, asPrize, DRAW_COLUMNS, type DrawRow, type PrizeRow } from './drawRow.ts'
import { pageOf, type PageQuery } from './pageOf.ts'

interface EnteredRow extends DrawRow {
  playerEntries: number
  lastEnteredAt: Date
  promotionTexts: Texts<'name'> | null
  prize: PrizeRow | null
  total: number
}

interface EntryRow extends Pick<DrawEntry, 'drawId' | 'entries' | 'source'> {
  texts: Texts<'name'>
  promotionTexts: Texts<'name'> | null
  enteredAt: Date
  total: number
}

/**
 * A player's own win is shown as soon as it is drawn, because its mail and points come then; the wins of other players
 * follow with the announcement. With a filter by days, a draw has the date of its last entry in those days.
 */
const ENTERED = {
  name: 'promotions.entered',
  text: `${DRAW_COLUMNS}, e.entries::float8 as "playerEntries", coalesce(last.entered_at, e.last_entered_at) as "lastEnteredAt",
      p.texts as "promotionTexts", (
      select json_build_object('id', z.id, 'drawId', z.draw_id, 'prizeType', z.prize_type, 'amount', w.amount,
        'quantity', z.quantity, 'texts', z.texts)
      from draw_winners w join draw_prizes z on z.id = w.prize_id
      where w.draw_id = d.id and w.player_id = $1
    ) as prize, count(*) over ()::int as total
    from draw_entrants e join draws d on d.id = e.draw_id left join promotions p on p.id = d.promotion_id
    left join (
      select draw_id, max(entered_at) as entered_at from draw_entries
      where player_id = $1 and entered_at < $5::timestamptz and ($4::timestamptz is null or entered_at >= $4)
      group by draw_id
    ) last on last.draw_id = e.draw_id
    where e.player_id = $1 and ($4::timestamptz is null or e.last_entered_at >= $4)
      and ($5::timestamptz is null or last.entered_at is not null)
    order by coalesce(last.entered_at, e.last_entered_at) desc, e.draw_id desc limit $2 offset $3`,
}

const ENTRIES = {
  name: 'promotions.entries',
  text: `select e.draw_id as "drawId", d.texts, p.texts as "promotionTexts", e.entries, e.source,
      e.entered_at as "enteredAt", count(*) over ()::int as total
    from draw_entries e join draws d on d.id = e.draw_id left join promotions p on p.id = d.promotion_id
    where e.player_id = $1 and ($2::integer is null or e.draw_id = $2) and ($5::text is null or e.source = $5)
      and ($6::timestamptz is null or e.entered_at >= $6) and ($7::timestamptz is null or e.entered_at < $7)
    order by e.entered_at desc, e.draw_id desc, e.last_number desc limit $3 offset $4`,
}

const HELD = {
  name: 'promotions.held',
  text: `select d.id as "drawId", d.entries::float8 as "totalEntries", coalesce(e.entries, 0)::float8 as entries
    from draws d left join draw_entrants e on e.draw_id = d.id and e.player_id = $1 where d.id = $2`,
}

/** From a moment (included) to another (excluded). */
export interface Span {
  from?: Date
  until?: Date
}

export interface EntriesWanted extends Span {
  drawId?: number
  source?: DrawEntry['source']
}

/** A player's entries and wins. */
export const createEntries = ({ database, clock }: ServiceDeps) => {
  const getEntered = async (
    playerId: string,
    query: PageQuery,
    locale: Locale,
    { from, until }: Span = {},
  ): Promise<Page<EnteredDraw>> => {
    const { page, size } = query
    const values = [playerId, size, page * size, from ?? null, until ?? null]
    const rows = await database.statement<EnteredRow>({ ...ENTERED, values })
    return pageOf(rows, query, row => asEntered(row, locale, clock.now()))
  }

  return {
    getEntered,

    async getLatest(playerId: string, locale: Locale): Promise<EnteredDraw | null> {
      const { content } = await getEntered(playerId, { page: 0, size: 1 }, locale)
      return content[0] ?? null
    },

    async getEntries(
      playerId: string,
      query: PageQuery,
      locale: Locale,
      { drawId, source, from, until }: EntriesWanted,
    ): Promise<Page<DrawEntry>> {
      const { page, size } = query
      const rows = await database.statement<EntryRow>({
        ...ENTRIES,
        values: [playerId, drawId ?? null, size, page * size, source ?? null, from ?? null, until ?? null],
      })
      return pageOf(rows, query, row => asEntry(row, locale))
    },

    async getEntryDetails(playerId: string, drawId: number): Promise<EntryDetails> {
      const [details] = await database.statement<EntryDetails>({ ...HELD, values: [playerId, drawId] })
      if (!details) throw new Refusal('promotions.notFound')
      return details
    },
  }
}

export type Entries = ReturnType<typeof createEntries>

const promotionNameOf = (
  { promotionTexts: texts }: { promotionTexts: Texts<'name'> | null },
  locale: Locale,
) => texts && { promotionName: texts[locale].name }

const asEntry = (row: EntryRow, locale: Locale): DrawEntry => ({
  drawId: row.drawId,
  drawName: row.texts[locale].name,
  ...promotionNameOf(row, locale),
  entries: row.entries,
  source: row.source,
  entered: row.enteredAt.toISOString(),
})

const asEntered = (row: EnteredRow, locale: Locale, now: Date): EnteredDraw => ({
  ...asDraw(row, locale, now),
  ...promotionNameOf(row, locale),
  playerEntries: row.playerEntries,
  lastEntered: row.lastEnteredAt.toISOString(),
  wonPrize: row.prize && asPrize(row.prize, locale),
})
