import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { playerReference } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'
import type { StoredResult } from './storedResult.ts'

/**
 * The states of an entry:
 *
 * | state    | the central system            | claim of a request      | next                       |
 * | -------- | ----------------------------- | ----------------------- | -------------------------- |
 * | asking   | has not answered yet          | `askUntil`, or released | pending, credited, refused |
 * | pending  | took it; its points follow    | none                    | credited, refused          |
 * | credited | settled it; points are posted | none                    | final                      |
 * | refused  | did not take it               | none                    | final                      |
 *
 * `claimTicket` makes an entry that is asking, and `settleTicket` alone moves it on.
 */
export const TICKET_STATES = ['asking', 'pending', 'credited', 'refused'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/**
 * A ticket that a player entered. The row is stored before the central system is called, so that nothing is lost
 * afterwards.
 */
export const ticketEntries = pgTable(
  'ticket_entries',
  {
    /** The central system's id of this entry: the same for every attempt. */
    id: uuid('id').primaryKey(),
    playerId: playerReference(),
    /** The number of the ticket, as printed on it. */
    ticketCode: text('ticket_code').notNull(),
    /** The secret part; deleted when it is no longer needed for asking again. */
    secondCode: text('second_code'),
    state: text('state', { enum: TICKET_STATES }).notNull(),
    /** The request that claimed it; repeating it gives the same answer. */
    requestKey: text('request_key').notNull(),
    /** When the claim expires, in the machine's time. */
    askUntil: moment('ask_until'),
    /** The lottery day whose limit it counts for. */
    day: date('day', { mode: 'string' }).notNull(),
    enteredAt: moment('entered_at').notNull(),
    settledAt: moment('settled_at'),
    /** Why it was refused. */
    reason: text('reason'),
    gameTypeId: integer('game_type_id'),
    points: integer('points').notNull().default(0),
    result: jsonb('result').$type<StoredResult>(),
  },
  table => [
    check('ticket_entries_state', sql`${table.state} in ('asking', 'pending', 'credited', 'refused')`),
    check('ticket_entries_secret', sql`${table.state} = 'asking' or ${table.secondCode} is null`),
    check(
      'ticket_entries_result',
      sql`(${table.state} in ('pending', 'credited')) = (${table.result} is not null)`,
    ),
    check('ticket_entries_points', sql`${table.points} >= 0`),
    // A ticket is credited once, whichever players enter it in parallel.
    uniqueIndex('ticket_entries_once')
      .on(table.ticketCode)
      .where(sql`${table.state} <> 'refused'`),
    index('ticket_entries_player').on(table.playerId, table.enteredAt, table.id),
    index('ticket_entries_pending')
      .on(table.playerId)
      .where(sql`${table.state} = 'pending'`),
    index('ticket_entries_open')
      .on(table.enteredAt)
      .where(sql`${table.state} in ('asking', 'pending')`),
  ],
)

/** How many tickets a player has entered on a day of the lottery, without refused ones. */
export const ticketDays = pgTable(
  'ticket_days',
  {
    playerId: playerReference({ onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    entered: integer('entered').notNull(),
  },
  table => [
    primaryKey({ columns: [table.playerId, table.day] }),
    index('ticket_days_day').on(table.day),
    check('ticket_days_entered', sql`${table.entered} >= 0`),
  ],
)
