import type {
  DrawEntry,
  DrawPrize,
  EnteredDraw,
  ENTRY_SOURCES,
  EntryDetails,
  Locale,
  Page,
} from '@players-club/domain-models'
import { ProblemError } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { asDraw, DRAW_COLUMNS, type DrawRow } from './drawRow.ts'
import { isoOf } from './promotionRow.ts'
import type { PageQuery } from './promotions.service.ts'

type Texts = Record<Locale, { name: string }>

type EnteredRow = DrawRow & {
  player_entries: number
  last_entered_at: Date
  promotion_texts: Texts | null
  prize: (Pick<DrawPrize, 'id' | 'prizeType' | 'amount' | 'quantity'> & { texts: Texts }) | null
  total: number
}

/** A player's win is shown when all winners are public: after the announcement, and after all of them are picked. */
const ENTERED = {
  name: 'promotions.entered',
  text: `${DRAW_COLUMNS}, e.entries::float8 as player_entries, e.last_entered_at,
      p.texts as promotion_texts, (
      select json_build_object('id', z.id, 'prizeType', z.prize_type, 'amount', w.amount, 'quantity', z.quantity,
        'texts', z.texts)
      from draw_winners w join draw_prizes z on z.id = w.prize_id
      where w.draw_id = d.id and w.player_id = $1 and d.state = 'drawn' and d.announces_at <= $2
    ) as prize, count(*) over ()::int as total
    from draw_entrants e join draws d on d.id = e.draw_id left join promotions p on p.id = d.promotion_id
    where e.player_id = $1 and ($5::timestamptz is null or e.last_entered_at >= $5)
      and ($6::timestamptz is null or e.last_entered_at < $6)
    order by e.last_entered_at desc, e.draw_id desc limit $3 offset $4`,
}

const ENTRIES = {
  name: 'promotions.entries',
  text: `select e.draw_id, d.texts, p.texts as promotion_texts, e.entries, e.source, e.entered_at, count(*) over ()::int as total
    from draw_entries e join draws d on d.id = e.draw_id left join promotions p on p.id = d.promotion_id
    where e.player_id = $1 and ($2::integer is null or e.draw_id = $2) and ($5::text is null or e.source = $5)
      and ($6::timestamptz is null or e.entered_at >= $6) and ($7::timestamptz is null or e.entered_at < $7)
    order by e.entered_at desc, e.draw_id desc, e.last_number desc limit $3 offset $4`,
}

const HELD = {
  name: 'promotions.held',
  text: `select d.entries::float8 as total, coalesce(e.entries, 0)::float8 as entries
    from draws d left join draw_entrants e on e.draw_id = d.id and e.player_id = $1 where d.id = $2`,
}

/** From a moment (included) to another (excluded). */
export interface Span {
  from?: Date
  until?: Date
}

export interface EntriesWanted extends Span {
  drawId?: number
  source?: (typeof ENTRY_SOURCES)[number]
}

/** A player's entries and wins. */
export const createEntries = ({ database, clock }: ServiceDeps) => {
  const getEntered = async (
    playerId: string,
    { page, size }: PageQuery,
    locale: Locale,
    { from, until }: Span = {},
  ): Promise<Page<EnteredDraw>> => {
    const rows = await database.statement<EnteredRow>({
      ...ENTERED,
      values: [playerId, clock.now(), size, page * size, from ?? null, until ?? null],
    })
    return {
      content: rows.map(row => asEntered(row, locale, clock.now())),
      page,
      size,
      totalElements: rows[0]?.total ?? 0,
    }
  }

  return {
    getEntered,

    async getLatest(playerId: string, locale: Locale): Promise<EnteredDraw | null> {
      const { content } = await getEntered(playerId, { page: 0, size: 1 }, locale)
      return content[0] ?? null
    },

    async getEntries(
      playerId: string,
      { page, size }: PageQuery,
      locale: Locale,
      { drawId, source, from, until }: EntriesWanted,
    ): Promise<Page<DrawEntry>> {
      const rows = await database.statement<{
        draw_id: number
        texts: Texts
        promotion_texts: Texts | null
        entries: number
        source: DrawEntry['source']
        entered_at: Date
        total: number
      }>({
        ...ENTRIES,
        values: [playerId, drawId ?? null, size, page * size, source ?? null, from ?? null, until ?? null],
      })
      const content = rows.map(row => ({
        drawId: row.draw_id,
        drawName: row.texts[locale].name,
        ...promotionNameOf(row, locale),
        entries: row.entries,
        source: row.source,
        entered: isoOf(row.entered_at),
      }))
      return { content, page, size, totalElements: rows[0]?.total ?? 0 }
    },

    async getEntryDetails(playerId: string, drawId: number): Promise<EntryDetails> {
      const [row] = await database.statement<{ total: number; entries: number }>({
        ...HELD,
        values: [playerId, drawId],
      })
      if (!row) throw new ProblemError(404)
      return { drawId, entries: row.entries, totalEntries: row.total }
    },
  }
}

export type Entries = ReturnType<typeof createEntries>

const promotionNameOf = ({ promotion_texts: texts }: { promotion_texts: Texts | null }, locale: Locale) =>
  texts && { promotionName: texts[locale].name }

const asEntered = (row: EnteredRow, locale: Locale, now: Date): EnteredDraw => {
  const { prize } = row
  return {
    ...asDraw(row, locale, now),
    ...promotionNameOf(row, locale),
    playerEntries: row.player_entries,
    lastEntered: isoOf(row.last_entered_at),
    wonPrize: prize && {
      id: prize.id,
      drawId: row.id,
      name: prize.texts[locale].name,
      prizeType: prize.prizeType,
      amount: prize.amount,
      quantity: prize.quantity,
    },
  }
}
