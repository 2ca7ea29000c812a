import type {
  Draw,
  DrawDetails,
  DrawPrize,
  DrawPrizeContent,
  Locale,
  Page,
  WonPrize,
} from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { asDraw, asPrize, DRAW_COLUMNS, FROM_DRAWS, type DrawRow, type PrizeRow } from './drawRow.ts'
import { pageOf, type PageQuery } from './pageOf.ts'
import { progressiveAmount } from './progressiveAmount.ts'

interface WonPrizeRow extends PrizeRow {
  winners: { place: number; first: string | null; initial: string | null }[] | null
  total: number
}

const OF_PROMOTION = `d.promotion_id = coalesce(
  (select id from promotions where id = $1), (select promotion_id from draws where id = $1))`

/** The lists of a promotion’s draws; all but the first at a moment. */
const LISTS = {
  all: { where: 'true', order: 'd.draw_number' },
  active: {
    where: `d.state = 'open' and d.entry_ends_at > $4`,
    order: 'd.starts_at > $4, d.draw_number',
  },
  published: { where: `d.state = 'drawn' and d.announces_at <= $4`, order: 'd.draw_number desc' },
} as const

const listed = (list: keyof typeof LISTS) => ({
  name: `promotions.draws.${list}`,
  text: `${DRAW_COLUMNS}, count(*) over ()::int as total ${FROM_DRAWS} where ${OF_PROMOTION} and ${LISTS[list].where}
    order by ${LISTS[list].order} limit $2 offset $3`,
})

const BY_IDS = {
  name: 'promotions.draws.by_ids',
  text: `${DRAW_COLUMNS} ${FROM_DRAWS} where d.id = any($1) order by d.id`,
}

/** Fixed with the seed, when the draw closes. */
const EXCLUDED = `(
    select coalesce(json_agg(json_build_object('first', e.last_number - e.entries + 1, 'last', e.last_number)
      order by e.last_number), '[]')
    from draw_entrants x join draw_entries e on e.draw_id = x.draw_id and e.player_id = x.player_id
    where x.draw_id = d.id and x.is_excluded
  )`

const DETAILS = {
  name: 'promotions.draw',
  text: `${DRAW_COLUMNS}, encode(d.seed_hash, 'hex') as "seedHash",
      case when d.state = 'drawn' and d.announces_at <= $1 then encode(d.seed, 'hex') end as seed,
      ${EXCLUDED} as "excludedEntries"
    ${FROM_DRAWS} where d.id = $2`,
}

/**
 * Only the first name and an initial of a winner leave the database, and only after the announcement and after all
 * winners are picked.
 */
const PRIZES = {
  name: 'promotions.prizes',
  text: `select z.id, z.draw_id as "drawId", z.texts, z.prize_type as "prizeType", z.quantity,
      coalesce(max(w.amount), max(d.jackpot) filter (where z.is_progressive), z.amount)::float8 as amount,
      json_agg(json_build_object('place', w.place, 'first', p.first_name, 'initial', left(p.last_name, 1)) order by w.place)
        filter (where w.place is not null and d.state = 'drawn' and d.announces_at <= $1) as winners,
      count(*) over ()::int as total
    from draw_prizes z
    join lateral (
      select state, announces_at, ${progressiveAmount('pr', 'draws')} as jackpot
      from draws left join promotions pr on pr.id = promotion_id where draws.id = z.draw_id
    ) d on true
    left join draw_winners w on w.prize_id = z.id
    left join players p on p.id = w.player_id
    where z.draw_id = $2 group by z.id order by z.position limit $3 offset $4`,
}

/** Draws: their dates, prizes and winners. */
export const createDraws = ({ database, clock }: ServiceDeps) => {
  type Row = DrawRow & { total: number }

  const prizesOf = (drawId: number, { page, size }: PageQuery) =>
    database.statement<WonPrizeRow>({ ...PRIZES, values: [clock.now(), drawId, size, page * size] })

  const prizePage = async <Prize>(
    drawId: number,
    query: PageQuery,
    asItem: (row: WonPrizeRow) => Prize,
  ): Promise<Page<Prize>> => pageOf(await prizesOf(drawId, query), query, asItem)

  return {
    async getDraws(
      list: keyof typeof LISTS,
      promotionId: number,
      query: PageQuery,
      locale: Locale,
    ): Promise<Page<Draw>> {
      const moment = list === 'all' ? [] : [clock.now()]
      const values = [promotionId, query.size, query.page * query.size, ...moment]
      const rows = await database.statement<Row>({ ...listed(list), values })
      return pageOf(rows, query, row => asDraw(row, locale, clock.now()))
    },

    async getDrawsByIds(drawIds: readonly number[], locale: Locale): Promise<Draw[]> {
      const rows = await database.statement<DrawRow>({ ...BY_IDS, values: [[...drawIds]] })
      return rows.map(row => asDraw(row, locale, clock.now()))
    },

    async getDraw(drawId: number, locale: Locale): Promise<DrawDetails> {
      const [[row], prizes] = await Promise.all([
        database.statement<DrawRow & Pick<DrawDetails, 'seed' | 'seedHash' | 'excludedEntries'>>({
          ...DETAILS,
          values: [clock.now(), drawId],
        }),
        prizesOf(drawId, { page: 0, size: 100 }),
      ])
      if (!row) throw new Refusal('promotions.notFound')
      return {
        ...asDraw(row, locale, clock.now()),
        prizes: prizes.map(prize => asWonPrize(prize, locale)),
        seedHash: row.seedHash,
        seed: row.seed,
        excludedEntries: row.excludedEntries,
      }
    },

    getPrizes: (drawId: number, query: PageQuery, locale: Locale): Promise<Page<DrawPrize>> =>
      prizePage(drawId, query, row => asPrize(row, locale)),

    getPrizesWithContent: (
      drawId: number,
      query: PageQuery,
      locale: Locale,
    ): Promise<Page<DrawPrizeContent>> =>
      prizePage(drawId, query, row => ({
        ...asPrize(row, locale),
        description: row.texts[locale].description,
      })),

    getPrizesWithWinners: (drawId: number, query: PageQuery, locale: Locale): Promise<Page<WonPrize>> =>
      prizePage(drawId, query, row => asWonPrize(row, locale)),
  }
}

export type Draws = ReturnType<typeof createDraws>

const asWonPrize = (row: WonPrizeRow, locale: Locale): WonPrize => ({
  ...asPrize(row, locale),
  winners: (row.winners ?? []).map(({ place, first, initial }) => ({
    place,
    name: first === null ? null : initial ? `${first} ${initial}.` : first,
  })),
})
