import type {
  ArcadeChance,
  ArcadeGame,
  ArcadeVendor,
  Denomination,
  Locale,
} from '@players-club/domain-models'
import { idParameter, type Database } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'

interface GameRow {
  id: number
  game_id: string
  vendor: ArcadeVendor
  texts: Record<Locale, Pick<ArcadeGame, 'name' | 'summary' | 'description'>>
  external_link: string | null
  retail_price: number
  top_prize: number | null
  play_for_fun: boolean
  portrait_only: boolean
  picture: string
  last_modified: Date
  least: number | null
  most: number | null
}

interface DenominationRow {
  chances: ArcadeChance[]
  value: number | null
  top_prize: number
}

const GAMES = `select g.id, g.game_id, g.vendor, g.texts, g.external_link, g.retail_price, g.top_prize, g.play_for_fun,
    g.portrait_only, g.picture, g.last_modified, d.least, d.most
  from arcade_games g left join lateral (
    select min(value) as least, max(value) as most from arcade_denominations where game_id = g.id
  ) d on true
  where g.is_published`

const LIST = { name: 'arcade.list', text: `${GAMES} order by g.last_modified desc, g.id` }

const ONE = { name: 'arcade.one', text: `${GAMES} and g.id = ${idParameter('$1')}` }

const DENOMINATIONS = {
  name: 'arcade.denominations',
  text: `select g.id, g.chances, d.value, d.top_prize from arcade_games g
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
    const rows = await database.statement<DenominationRow>({
      ...DENOMINATIONS,
      values: [gameId],
    })
    const [first] = rows
    if (!first) throw new Refusal('lounge.game.notFound')
    const content = rows.flatMap(({ value, top_prize: topPrizeValue }) =>
      value === null ? [] : [{ value, topPrizeValue, topPrizeType: 'tokens' as const }],
    )
    return { content, chances: first.chances }
  },
})

export type Arcade = ReturnType<typeof createArcade>

const asGame = (row: GameRow, locale: Locale): ArcadeGame => ({
  id: row.id,
  gameId: row.game_id,
  ...row.texts[locale],
  vendor: row.vendor,
  externalLink: row.external_link,
  retailPrice: row.retail_price,
  topPrize: row.top_prize,
  playForFun: row.play_for_fun,
  portraitOnly: row.portrait_only,
  logo: `${row.picture}-logo.svg`,
  ticketFullImage: `${row.picture}-wide.svg`,
  ticketFullImageMobile: `${row.picture}.svg`,
  lastModified: new Date(row.last_modified).toISOString(),
  wagers: { least: row.least ?? row.retail_price, most: row.most ?? row.retail_price },
})
