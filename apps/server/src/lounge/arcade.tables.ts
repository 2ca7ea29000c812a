import { ARCADE_VENDORS, type ArcadeChance } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, type Texts } from '../kernel/columns.ts'

/** The arcade games, as their vendors publish them. */
export const arcadeGames = pgTable(
  'arcade_games',
  {
    id: integer('id').primaryKey(),
    /** The vendor's id of the game. */
    gameId: text('game_id').notNull(),
    vendor: text('vendor', { enum: ARCADE_VENDORS }).notNull(),
    texts: jsonb('texts').$type<Texts<'name' | 'summary' | 'description'>>().notNull(),
    externalLink: text('external_link'),
    /** In tokens: the price of a play if there are no wagers. */
    retailPrice: integer('retail_price').notNull(),
    topPrize: integer('top_prize'),
    /** The outcomes of a play with their weights; a game without any cannot be played yet. */
    chances: jsonb('chances')
      .$type<ArcadeChance[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    playForFun: boolean('play_for_fun').notNull(),
    portraitOnly: boolean('portrait_only').notNull().default(false),
    picture: text('picture').notNull(),
    isPublished: boolean('is_published').notNull().default(true),
    lastModified: moment('last_modified').notNull(),
  },
  table => [
    unique('arcade_games_game_id').on(table.gameId),
    index('arcade_games_listed').on(table.lastModified.desc(), table.id),
    check('arcade_games_vendor', sql`${table.vendor} in ('PBL', 'NGLPBL', 'NGL')`),
    check('arcade_games_price', sql`${table.retailPrice} > 0`),
  ],
)

/** The wagers of a game, with the top prize of each. */
export const arcadeDenominations = pgTable(
  'arcade_denominations',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => arcadeGames.id, { onDelete: 'cascade' }),
    value: integer('value').notNull(),
    topPrize: integer('top_prize').notNull(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.value] }),
    check('arcade_denominations_value', sql`${table.value} > 0`),
  ],
)
