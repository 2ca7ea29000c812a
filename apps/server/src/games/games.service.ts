import {
  GAME_TYPE_IDS,
  type Game,
  type GameIds,
  type GamePrize,
  type Locale,
  type Page,
  type Promotion,
} from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import {
  asPromotion,
  FROM_PROMOTIONS,
  PROMOTION_COLUMNS,
  type PromotionRow,
} from '../promotions/promotionRow.ts'
import { findGames, IN_PLAY, NOT_SUPERSEDED, type GamesQuery } from './findGames.ts'
import { asGame, GAME_COLUMNS, type GameRow } from './gameRow.ts'

const FEATURED = {
  name: 'games.featured',
  text: `select ${GAME_COLUMNS} from games g where g.is_featured and ${IN_PLAY} and ${NOT_SUPERSEDED}
    order by g.play_begin desc limit 1`,
}

/** An id may be a record id; a game id takes precedence. */
const ONE = {
  name: 'games.one',
  text: `select ${GAME_COLUMNS} from games g where g.game_id = $1
    union all select ${GAME_COLUMNS} from games g where g.id = $1
      and not exists (select 1 from games o where o.game_id = $1)`,
}

const BY_IDS = {
  name: 'games.byIds',
  text: `select ${GAME_COLUMNS} from unnest($1::int[]) with ordinality as wanted (game_id, place)
    join games g on g.game_id = wanted.game_id order by wanted.place`,
}

const PRIZES = {
  name: 'games.prizes',
  text: 'select level, texts, odds, remaining from game_prizes where game_id = $1 order by level',
}

/**
 * Games of the same type first, then those that share the most tags; quick-draw games are related only to each other.
 */
const RELATED = {
  name: 'games.related',
  text: `select ${GAME_COLUMNS} from games g
    where ${IN_PLAY} and ${NOT_SUPERSEDED} and g.game_id <> $2
      and (g.game_type_id = ${GAME_TYPE_IDS.quickDraw}) = ($3 = ${GAME_TYPE_IDS.quickDraw})
    order by g.game_type_id = $3 desc,
      (select count(*) from unnest(g.tag_ids) tag where tag = any($4::int[])) desc, g.play_begin desc, g.id
    limit $5`,
}

const IDS_OF_TYPE = {
  name: 'games.idsOfType',
  text: 'select g.id, g.game_id as "gameId" from games g where g.game_type_id = $1 order by g.play_begin desc, g.id desc',
}

const DRAW_IDS = {
  name: 'games.drawIds',
  text: `select d.id from promotions p join draws d on d.promotion_id = p.id
    where p.game_ids @> array[$1::int] order by d.draws_at desc, d.id`,
}

const PROMOTIONS = {
  name: 'games.promotions',
  text: `${PROMOTION_COLUMNS} ${FROM_PROMOTIONS} where p.game_ids @> array[$2::int] and p.entry_ends_at > $1
    order by p.entry_ends_at, p.id`,
}

interface PrizeRow {
  level: number
  texts: Record<Locale, { match: string | null; prize: string }>
  odds: number
  remaining: number | null
}

const ALL = 500

/** The game library, by the club's clock and in the visitor's language. */
export function createGames({ database, clock }: ServiceDeps) {
  const asGames = (rows: readonly GameRow[], locale: Locale) => {
    const now = clock.now()
    return rows.map(row => asGame(row, locale, now))
  }

  const findRow = async (gameId: number): Promise<GameRow> => {
    const [row] = await database.statement<GameRow>({ ...ONE, values: [gameId] })
    if (!row) throw new Refusal('games.notFound')
    return row
  }

  const getRelatedGames = async (gameId: number, limit: number, locale: Locale): Promise<Game[]> => {
    const game = await findRow(gameId)
    const values = [clock.now(), game.gameId, game.gameTypeId, game.tagIds, limit]
    return asGames(await database.statement<GameRow>({ ...RELATED, values }), locale)
  }

  return {
    async getGames(query: GamesQuery, locale: Locale): Promise<Page<Game>> {
      const { page, size } = query
      const { rows, total } = await findGames(database, query, clock.now())
      return { content: asGames(rows, locale), page, size, totalElements: total }
    },

    async getFeaturedGame(locale: Locale): Promise<Game | null> {
      const rows = await database.statement<GameRow>({ ...FEATURED, values: [clock.now()] })
      return asGames(rows, locale)[0] ?? null
    },

    async getGame(gameId: number, locale: Locale): Promise<Game> {
      return asGame(await findRow(gameId), locale, clock.now())
    },

    async getGamesByIds(gameIds: readonly number[], locale: Locale): Promise<Game[]> {
      return asGames(await database.statement<GameRow>({ ...BY_IDS, values: [gameIds] }), locale)
    },

    async getGamePrizes(gameId: number, locale: Locale): Promise<GamePrize[]> {
      const game = await findRow(gameId)
      const rows = await database.statement<PrizeRow>({ ...PRIZES, values: [game.gameId] })
      return rows.map(({ texts, ...row }) => ({ ...row, ...texts[locale] }))
    },

    getRelatedGames,
    getAllRelatedGames: (gameId: number, locale: Locale) => getRelatedGames(gameId, ALL, locale),

    getGameIdsByType: (gameTypeId: number): Promise<GameIds[]> =>
      database.statement<GameIds>({ ...IDS_OF_TYPE, values: [gameTypeId] }),

    async getGameDrawIds(gameId: number): Promise<number[]> {
      const game = await findRow(gameId)
      const rows = await database.statement<{ id: number }>({ ...DRAW_IDS, values: [game.gameId] })
      return rows.map(({ id }) => id)
    },

    async getGamePromotions(gameId: number, locale: Locale): Promise<Promotion[]> {
      const game = await findRow(gameId)
      const now = clock.now()
      const rows = await database.statement<PromotionRow>({ ...PROMOTIONS, values: [now, game.gameId] })
      return rows.map(row => asPromotion(row, locale, now))
    },
  }
}
