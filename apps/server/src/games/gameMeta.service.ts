import type { GameTag, GameTagType, GameType, Locale } from '@players-club/domain-models'
import type { Database } from '../kernel/database/index.ts'

interface Named {
  id: number
  names: Record<Locale, string>
}

const TYPES = { name: 'games.types', text: 'select id, names from game_types order by id', values: [] }
const TAGS = {
  name: 'games.tags',
  text: 'select id, tag_type_id, names from game_tags order by id',
  values: [],
}
const TAG_TYPES = {
  name: 'games.tagTypes',
  text: 'select id, names from game_tag_types order by id',
  values: [],
}
const PRICES = {
  name: 'games.prices',
  text: 'select distinct retail_price_cents as cents from games order by 1',
  values: [],
}

/** The filters of the game list. */
export const createGameMeta = ({ database }: { database: Database }) => ({
  async getGameTypes(locale: Locale): Promise<GameType[]> {
    const rows = await database.statement<Named>(TYPES)
    return rows.map(({ id, names }) => ({ id, name: names[locale] }))
  },

  async getGameTags(locale: Locale): Promise<GameTag[]> {
    const rows = await database.statement<Named & { tag_type_id: number }>(TAGS)
    return rows.map(({ id, names, tag_type_id }) => ({ id, name: names[locale], tagTypeId: tag_type_id }))
  },

  async getGameTagTypes(locale: Locale): Promise<GameTagType[]> {
    const rows = await database.statement<Named>(TAG_TYPES)
    return rows.map(({ id, names }) => ({ id, name: names[locale] }))
  },

  async getRetailPrices(): Promise<number[]> {
    const rows = await database.statement<{ cents: number }>(PRICES)
    return rows.map(({ cents }) => cents / 100)
  },
})

export type GameMeta = ReturnType<typeof createGameMeta>
