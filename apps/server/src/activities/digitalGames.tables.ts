import { DIGITAL_PRIZE_TYPES, type DigitalPrize, type GameData } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { players } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

/** What a game is offered by. */
export const GAME_SOURCES = ['ACTIVITY', 'REWARD'] as const
export type GameSource = (typeof GAME_SOURCES)[number]

/** What a play was asked for by. */
export const PLAY_SOURCES = [...GAME_SOURCES, 'ARCADE', 'FUN'] as const
export type PlaySource = (typeof PLAY_SOURCES)[number]

/** How a play came to its end: its player saw it through, asked for the outcome at once, or never came back. */
export const PLAY_ENDS = ['END', 'SKIP', 'CLUB'] as const
export type PlayEnd = (typeof PLAY_ENDS)[number]

/** Which game an activity or a reward offers, and what can be won in it how often. */
export const digitalGames = pgTable(
  'digital_games',
  {
    source: text('source', { enum: GAME_SOURCES }).notNull(),
    /** The key of the activity or the reward. */
    key: text('key').notNull(),
    /** What its maker calls it. */
    gameId: text('game_id').notNull(),
    playForFun: boolean('play_for_fun').notNull(),
    prizes: jsonb('prizes').$type<DigitalPrize[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.source, table.key] }), index('digital_games_game').on(table.gameId)],
)

/** One play of a game. What it came to was fixed with it and is never changed; the game only reveals it. */
export const digitalGamePlays = pgTable(
  'digital_game_plays',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    source: text('source', { enum: PLAY_SOURCES }).notNull(),
    /** Of the activity or the reward; a game of the lounge has what its vendor calls it. */
    key: text('key').notNull(),
    /** What the history calls it. */
    title: text('title').notNull(),
    digitalRevealToken: text('digital_reveal_token').notNull(),
    /** The NGL session that it was asked for in. */
    sessionId: text('session_id'),
    data: jsonb('data').$type<GameData>().notNull(),
    prizeType: text('prize_type', { enum: DIGITAL_PRIZE_TYPES }).notNull(),
    baseAmount: integer('base_amount').notNull(),
    /** What a bonus campaign adds. */
    bonusAmount: integer('bonus_amount').notNull().default(0),
    playedAt: moment('played_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by', { enum: PLAY_ENDS }),
  },
  table => [
    unique('digital_game_plays_token').on(table.digitalRevealToken),
    index('digital_game_plays_player').on(table.playerId, table.playedAt),
    // What waits for its end to be given, and what nobody needs any more.
    index('digital_game_plays_open')
      .on(table.playedAt)
      .where(sql`${table.prizeType} in ('BONUS_CAMPAIGN', 'TOKENS') and ${table.endedAt} is null`),
    index('digital_game_plays_fun')
      .on(table.playedAt)
      .where(sql`${table.source} = 'FUN'`),
    check('digital_game_plays_amounts', sql`${table.baseAmount} >= 0 and ${table.bonusAmount} >= 0`),
    check(
      'digital_game_plays_fun_is_free',
      sql`(${table.prizeType} = 'NONE') = (${table.source} = 'FUN') and (${table.source} <> 'FUN' or ${table.baseAmount} + ${table.bonusAmount} = 0)`,
    ),
    check('digital_game_plays_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
  ],
)
