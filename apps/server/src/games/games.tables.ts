import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { JackpotStatus, Locale, TopPrizeType, WinningNumberLayout } from '@players-club/domain-models'
import { moment, wholeNumber } from '../kernel/columns.ts'

type PerLocale<Texts> = Record<Locale, Texts>

const named = () => jsonb('names').$type<PerLocale<string>>().notNull()

/** The published data of games. A game is identified by its game id, except in its own record. */
export const games = pgTable(
  'games',
  {
    id: integer('id').primaryKey(),
    gameId: integer('game_id').notNull(),
    name: text('name').notNull(),
    gameTypeId: integer('game_type_id').notNull(),
    texts: jsonb('texts').$type<PerLocale<{ description: string; topPrize: string | null }>>().notNull(),
    externalLink: text('external_link'),
    retailPriceCents: integer('retail_price_cents').notNull(),
    picture: text('picture').notNull(),
    topPrizeType: text('top_prize_type').$type<TopPrizeType>().notNull(),
    /** In dollars; null if it is not an amount. */
    topPrize: wholeNumber('top_prize'),
    overallOdds: doublePrecision('overall_odds'),
    playBegin: moment('play_begin').notNull(),
    playEnd: moment('play_end'),
    isFeatured: boolean('is_featured').notNull().default(false),
    tagIds: integer('tag_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  table => [
    unique('games_game_id').on(table.gameId),
    index('games_play_begin').on(table.playBegin.desc(), table.id.desc()),
    index('games_type').on(table.gameTypeId, table.playBegin.desc(), table.id.desc()),
    index('games_featured')
      .on(table.playBegin.desc())
      .where(sql`${table.isFeatured}`),
    check('games_price', sql`${table.retailPriceCents} > 0`),
    check('games_span', sql`${table.playEnd} > ${table.playBegin}`),
  ],
)

const ofGame = () =>
  integer('game_id')
    .notNull()
    .references(() => games.gameId, { onDelete: 'cascade' })

export const gamePrizes = pgTable(
  'game_prizes',
  {
    gameId: ofGame(),
    level: integer('level').notNull(),
    texts: jsonb('texts').$type<PerLocale<{ match: string | null; prize: string }>>().notNull(),
    odds: doublePrecision('odds').notNull(),
    remaining: integer('remaining'),
  },
  table => [primaryKey({ columns: [table.gameId, table.level] })],
)

export const gameTypes = pgTable('game_types', { id: integer('id').primaryKey(), names: named() })

export const gameTagTypes = pgTable('game_tag_types', { id: integer('id').primaryKey(), names: named() })

export const gameTags = pgTable(
  'game_tags',
  {
    id: integer('id').primaryKey(),
    tagTypeId: integer('tag_type_id')
      .notNull()
      .references(() => gameTagTypes.id),
    names: named(),
  },
  table => [index('game_tags_type').on(table.tagTypeId)],
)

/** The draws of draw games: the open one, and those that have been drawn. */
export const jackpotResults = pgTable(
  'jackpot_results',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    gameId: ofGame(),
    drawNumber: integer('draw_number').notNull(),
    drawDate: moment('draw_date').notNull(),
    status: text('status').$type<JackpotStatus>().notNull(),
    jackpot: wholeNumber('jackpot'),
    cashValue: wholeNumber('cash_value'),
    numbers: integer('numbers')
      .array()
      .notNull()
      .default(sql`'{}'`),
    specialBall: integer('special_ball'),
    multiplier: integer('multiplier'),
  },
  table => [
    unique('jackpot_results_draw').on(table.gameId, table.drawNumber),
    index('jackpot_results_status').on(table.status, table.drawDate.desc(), table.id.desc()),
    index('jackpot_results_latest').on(table.gameId, table.status, table.drawDate.desc()),
    check('jackpot_results_drawn', sql`(${table.status} = 'OPEN') = (${table.numbers} = '{}')`),
  ],
)

export const quickDrawGames = pgTable('quick_draw_games', {
  gameId: ofGame().primaryKey(),
  winningNumberLayout: text('winning_number_layout').$type<WinningNumberLayout>().notNull(),
  gameUrl: text('game_url').notNull(),
  nextDrawDate: moment('next_draw_date'),
})

export const quickDrawResults = pgTable(
  'quick_draw_results',
  {
    externalId: text('external_id').primaryKey(),
    gameId: ofGame(),
    /** Each a comma-separated list of symbols. */
    resultData: text('result_data').array().notNull(),
    /** In dollars; null without a winner. */
    cashAmount: integer('cash_amount'),
    drawDate: moment('draw_date').notNull(),
    /** The lottery day of the draw. */
    drawDay: text('draw_day').notNull(),
  },
  table => [
    index('quick_draw_results_latest').on(table.gameId, table.drawDate.desc()),
    index('quick_draw_results_day').on(table.gameId, table.drawDay.desc(), table.drawDate.desc()),
    index('quick_draw_results_won')
      .on(table.gameId, table.drawDate.desc())
      .where(sql`${table.cashAmount} is not null`),
  ],
)
