import { DIGITAL_PRIZE_TYPES, type DigitalPrize, type GameData } from '@players-club/domain-models'
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { playerReference } from '../accounts/accounts.tables.ts'
import { bytes, moment } from '../kernel/columns.ts'

/** What offers a game. */
export const GAME_SOURCES = ['ACTIVITY', 'REWARD'] as const
export type GameSource = (typeof GAME_SOURCES)[number]

/** What started a play. */
export const PLAY_SOURCES = [...GAME_SOURCES, 'ARCADE', 'FUN'] as const
export type PlaySource = (typeof PLAY_SOURCES)[number]

/** How a play ended: played to the end, skipped by its player, or ended by the club after a timeout. */
export const PLAY_ENDS = ['END', 'SKIP', 'CLUB'] as const
export type PlayEnd = (typeof PLAY_ENDS)[number]

/** The game of an activity or a reward, with its prizes and their weights. */
export const digitalGames = pgTable(
  'digital_games',
  {
    source: text('source', { enum: GAME_SOURCES }).notNull(),
    /** The key of the activity or the reward. */
    key: text('key').notNull(),
    /** The maker's id of the game. */
    gameId: text('game_id').notNull(),
    playForFun: boolean('play_for_fun').notNull(),
    prizes: jsonb('prizes').$type<DigitalPrize[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.source, table.key] }), index('digital_games_game').on(table.gameId)],
)

/**
 * One play of a game. Its random number is drawn in the unit of work that takes the price, stored here, and never
 * changed; it is shown once the round is open. A play whose round could not be opened is voided, and its price is given
 * back.
 */
export const digitalGamePlays = pgTable(
  'digital_game_plays',
  {
    /** Also the reference of the maker's round. */
    id: uuid('id').primaryKey(),
    playerId: playerReference({ onDelete: 'cascade' }),
    source: text('source', { enum: PLAY_SOURCES }).notNull(),
    /** The key of the activity or the reward; for a lounge game, its vendor's id. */
    key: text('key').notNull(),
    /** The title in the history. */
    title: text('title').notNull(),
    /** The request that started it; repeating it continues the same play. A fun play has none. */
    operation: text('operation'),
    requestKey: text('request_key'),
    requestHash: bytes('request_hash'),
    /** The transfer that paid for it. */
    transferId: uuid('transfer_id'),
    /** A random number, at least 0 and less than 1, that decides the prize. Null for a fun play. */
    lot: doublePrecision('lot'),
    /** Null until the round is open. */
    digitalRevealToken: text('digital_reveal_token'),
    /** The NGL session in which it was started. */
    sessionId: text('session_id'),
    /** Null until the round is open. */
    data: jsonb('data').$type<GameData>(),
    prizeType: text('prize_type', { enum: DIGITAL_PRIZE_TYPES }).notNull(),
    baseAmount: integer('base_amount').notNull(),
    /** What a bonus campaign adds. */
    bonusAmount: integer('bonus_amount').notNull().default(0),
    playedAt: moment('played_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by', { enum: PLAY_ENDS }),
    voidedAt: moment('voided_at'),
  },
  table => [
    unique('digital_game_plays_token').on(table.digitalRevealToken),
    unique('digital_game_plays_transfer').on(table.transferId),
    // A request starts one play; only after that play was voided it may start another.
    uniqueIndex('digital_game_plays_request')
      .on(table.playerId, table.requestKey)
      .where(sql`${table.requestKey} is not null and ${table.voidedAt} is null`),
    index('digital_game_plays_player').on(table.playerId, table.playedAt),
    // For plays whose end is pending, plays whose round is pending, and plays that can be deleted.
    index('digital_game_plays_open')
      .on(table.playedAt)
      .where(
        sql`${table.prizeType} in ('BONUS_CAMPAIGN', 'TOKENS') and ${table.endedAt} is null and ${table.digitalRevealToken} is not null`,
      ),
    index('digital_game_plays_unopened')
      .on(table.playedAt)
      .where(sql`${table.digitalRevealToken} is null and ${table.voidedAt} is null`),
    index('digital_game_plays_fun')
      .on(table.playedAt)
      .where(sql`${table.source} = 'FUN'`),
    check('digital_game_plays_amounts', sql`${table.baseAmount} >= 0 and ${table.bonusAmount} >= 0`),
    check(
      'digital_game_plays_fun_is_free',
      sql`(${table.prizeType} = 'NONE') = (${table.source} = 'FUN') and (${table.source} <> 'FUN' or ${table.baseAmount} + ${table.bonusAmount} = 0)`,
    ),
    check('digital_game_plays_round', sql`(${table.digitalRevealToken} is null) = (${table.data} is null)`),
    check('digital_game_plays_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
    // A play is shown or voided, never both.
    check(
      'digital_game_plays_voided',
      sql`${table.voidedAt} is null or (${table.digitalRevealToken} is null and ${table.endedAt} is null)`,
    ),
    check(
      'digital_game_plays_request_whole',
      sql`num_nulls(${table.operation}, ${table.requestKey}, ${table.requestHash}) in (0, 3)`,
    ),
  ],
)
