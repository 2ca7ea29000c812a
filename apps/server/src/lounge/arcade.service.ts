import type { ArcadeChance, ArcadeGame, Denomination, Locale } from '@players-club/domain-models'
import { idParameter, type Database } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { arcadeGames } from './arcade.tables.ts'

interface GameRow extends Omit<typeof arcadeGames.$inferSelect, 'chances' | 'isPublished'> {
  least: number | null
  most: number | null
}

interface DenominationRow {
  chances: ArcadeChance[]
  value: number | null
  topPrizeValue: number
}

const GAMES = `select g.id, g.game_id as "gameId", g.vendor, g.texts, g.external_link as "externalLink",
    g.retail_price as "retailPrice", g.top_prize as "topPrize", g.play_for_fun as "playForFun",
    g.portrait_only as "portraitOnly", g.picture, g.last_modified as "lastModified", d.least, d.most
  from arcade_games g left join lateral (
    select min(value) as least, max(value) as most from arcade_denominations where game_id = g.id
  ) d on true
  where g.is_published`

const LIST = { name: 'arcade.list', text: `${GAMES} order by g.last_modified desc, g.id` }

const ONE = { name: 'arcade.one', text: `${GAMES} and g.id = ${idParameter('$1')}` }

const DENOMINATIONS = {
  name: 'arcade.denominations',
  text: `select g.chances, d.value, d.top_prize as "topPrizeValue" from arcade_games g
    left join arcade_denominations d on d.game_id = g.id
    where g.id = ${idParameter('$1')} and g.is_published order by d.value`,
}

/** The arcade games of the lounge. */
export const createArcade = ({ database }: { database: Database }) => ({
  async listGames(locale: Locale): Promise<ArcadeGame[]> {
    const rows = await database.statement<GameRow>({ ...LIST, values: [] })
    return rows.map(row => asGame(row, locale))
  },

  async getGame(gameId: number, locale: Locale): Promise<ArcadeGame> {
    const [row] = await database.statement<GameRow>({ ...ONE, values: [gameId] })
    if (!row) throw new Refusal('lounge.game.notFound')
    return asGame(row, locale)
  },

  async getDenominations(gameId: number): Promise<{ content: Denomination[]; chances: ArcadeChance[] }> {
    const rows = await database.statement<DenominationRow>({ ...DENOMINATIONS, values: [gameId] })
    const [first] = rows
    if (!first) throw new Refusal('lounge.game.notFound')
    const content = rows.flatMap(({ value, topPrizeValue }) =>
      value === null ? [] : [{ value, topPrizeValue, topPrizeType: 'tokens' as const }],
    )
    return { content, chances: first.chances }
  },
})

export type Arcade = ReturnType<typeof createArcade>

const asGame = (row: GameRow, locale: Locale): ArcadeGame => {
  const { texts, picture, lastModified, least, most, ...game } = row
  return {
    ...game,
    ...texts[locale],
    logo: `${picture}-logo.svg`,
    ticketFullImage: `${picture}-wide.svg`,
    ticketFullImageMobile: `${picture}.svg`,
    lastModified: lastModified.toISOString(),
    wagers: { least: least ?? game.retailPrice, most: most ?? game.retailPrice },
  }
}
