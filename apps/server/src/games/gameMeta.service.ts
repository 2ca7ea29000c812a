import type { GameTag, GameTagType, GameType, Locale } from '@players-club/domain-models'
import type { Database } from '../kernel/database/index.ts'

const TYPES = {
  name: 'games.types',
  text: 'select id, names ->> $1::text as name from game_types order by id',
}
const TAGS = {
  name: 'games.tags',
  text: 'select id, names ->> $1::text as name, tag_type_id as "tagTypeId" from game_tags order by id',
}
const TAG_TYPES = {
  name: 'games.tagTypes',
  text: 'select id, names ->> $1::text as name from game_tag_types order by id',
}
const PRICES = {
  name: 'games.prices',
  text: 'select distinct retail_price_cents as cents from games order by 1',
  values: [],
}

/** The filters of the game list. */
export const createGameMeta = ({ database }: { database: Database }) => ({
  getGameTypes: (locale: Locale): Promise<GameType[]> =>
    database.statement<GameType>({ ...TYPES, values: [locale] }),

  getGameTags: (locale: Locale): Promise<GameTag[]> =>
    database.statement<GameTag>({ ...TAGS, values: [locale] }),

  getGameTagTypes: (locale: Locale): Promise<GameTagType[]> =>
    database.statement<GameTagType>({ ...TAG_TYPES, values: [locale] }),

  async getRetailPrices(): Promise<number[]> {
    const rows = await database.statement<{ cents: number }>(PRICES)
    return rows.map(({ cents }) => cents / 100)
  },
})
