import { ENTRY_SOURCES, type DrawPrizeType, type PromotionType } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { playerReference } from '../accounts/accounts.tables.ts'
import { bytes, moment, wholeNumber, type Texts } from '../kernel/columns.ts'

/** Promotions and draws share one sequence, so that a number in a URL identifies one of them. */
export const promotionNumbers = pgSequence('promotion_numbers', { startWith: 10_000 })

const nextNumber = sql`nextval('promotion_numbers')`

export const promotions = pgTable(
  'promotions',
  {
    id: integer('id').primaryKey().default(nextNumber),
    promotionType: text('promotion_type').$type<PromotionType>().notNull(),
    texts: jsonb('texts').$type<Texts<'name' | 'description'>>().notNull(),
    fullImage: text('full_image').notNull(),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** Its tickets: ids of games, those to be shown first in front. */
    gameIds: integer('game_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    startsAt: moment('starts_at').notNull(),
    endingSoonAt: moment('ending_soon_at').notNull(),
    entryEndsAt: moment('entry_ends_at').notNull(),
    /** Of a progressive prize, in cents: its base, its step per entry, its maximum. */
    progressiveBase: wholeNumber('progressive_base'),
    progressiveStep: wholeNumber('progressive_step'),
    progressiveMaximum: wholeNumber('progressive_maximum'),
    /** Of prizes without a winner, in cents above the base: waits for the next draw. */
    progressiveRolledOver: wholeNumber('progressive_rolled_over').notNull().default(0),
  },
  table => [
    index('promotions_listed').on(table.entryEndsAt, table.id),
    check(
      'promotions_type',
      sql`${table.promotionType} in ('STANDARD', 'PROGRESSIVE', 'SECOND_CHANCE', 'LOUNGE')`,
    ),
    check(
      'promotions_moments',
      sql`${table.startsAt} <= ${table.endingSoonAt} and ${table.endingSoonAt} <= ${table.entryEndsAt}`,
    ),
    check('promotions_rolled_over', sql`${table.progressiveRolledOver} >= 0`),
    check(
      'promotions_progressive',
      sql`(${table.promotionType} = 'PROGRESSIVE') = (${table.progressiveBase} is not null and ${table.progressiveStep} is not null and ${table.progressiveMaximum} is not null)`,
    ),
  ],
)

export const DRAW_STATES = ['open', 'closed', 'drawn'] as const

/** A draw. It is open, then closed with its seed fixed, then drawn; it never goes back. */
export const draws = pgTable(
  'draws',
  {
    id: integer('id').primaryKey().default(nextNumber),
    /** Draws of rewards belong to no promotion. */
    promotionId: integer('promotion_id').references(() => promotions.id),
    texts: jsonb('texts').$type<Texts<'name'>>().notNull(),
    drawNumber: integer('draw_number').notNull(),
    startsAt: moment('starts_at').notNull(),
    entryEndsAt: moment('entry_ends_at').notNull(),
    drawsAt: moment('draws_at').notNull(),
    announcesAt: moment('announces_at').notNull(),
    state: text('state', { enum: DRAW_STATES }).notNull().default('open'),
    /** Of all players together; entries are numbered from 1 to this. */
    entries: wholeNumber('entries').notNull().default(0),
    /** The amount of a progressive prize at the start of the draw, in cents. */
    progressiveStart: wholeNumber('progressive_start'),
    /** Created when entries close; its hash is public from then on, the seed itself once winners are picked. */
    seed: bytes('seed'),
    seedHash: bytes('seed_hash'),
    drawnAt: moment('drawn_at'),
  },
  table => [
    unique('draws_number').on(table.promotionId, table.drawNumber),
    index('draws_draws_at').on(table.drawsAt, table.id),
    check('draws_state', sql`${table.state} in ('open', 'closed', 'drawn')`),
    check('draws_seed', sql`(${table.state} = 'open') = (${table.seed} is null)`),
    check('draws_seed_hash', sql`(${table.seed} is null) = (${table.seedHash} is null)`),
    check('draws_drawn', sql`(${table.state} = 'drawn') = (${table.drawnAt} is not null)`),
    check('draws_entries', sql`${table.entries} >= 0`),
    check(
      'draws_moments',
      sql`${table.startsAt} < ${table.entryEndsAt} and ${table.entryEndsAt} <= ${table.drawsAt} and ${table.drawsAt} <= ${table.announcesAt}`,
    ),
  ],
)

export const drawPrizes = pgTable(
  'draw_prizes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    drawId: integer('draw_id')
      .notNull()
      .references(() => draws.id),
    /** The largest first: winners are picked in this order. */
    position: smallint('position').notNull(),
    texts: jsonb('texts').$type<Texts<'name' | 'description'>>().notNull(),
    prizeType: text('prize_type').$type<DrawPrizeType>().notNull(),
    /** Points, or cents. For a progressive prize the draw has the amount. */
    amount: wholeNumber('amount').notNull(),
    isProgressive: boolean('is_progressive').notNull().default(false),
    quantity: integer('quantity').notNull(),
  },
  table => [
    unique('draw_prizes_position').on(table.drawId, table.position),
    check('draw_prizes_type', sql`${table.prizeType} in ('POINTS', 'CASH', 'MERCHANDISE')`),
    check('draw_prizes_amount', sql`${table.amount} > 0`),
    check('draw_prizes_quantity', sql`${table.quantity} between 1 and 1000`),
    check(
      'draw_prizes_progressive',
      sql`not ${table.isProgressive} or (${table.prizeType} = 'CASH' and ${table.quantity} = 1)`,
    ),
  ],
)

/** Entries in order of arrival; append-only. They have the numbers up to `lastNumber`, as many as there are entries. */
export const drawEntries = pgTable(
  'draw_entries',
  {
    drawId: integer('draw_id')
      .notNull()
      .references(() => draws.id),
    lastNumber: wholeNumber('last_number').notNull(),
    playerId: playerReference(),
    entries: integer('entries').notNull(),
    source: text('source', { enum: ENTRY_SOURCES }).notNull(),
    /** What they came from, such as the ticket or the redemption; the same source enters a draw once. */
    reference: text('reference').notNull(),
    enteredAt: moment('entered_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.drawId, table.lastNumber] }),
    unique('draw_entries_reference').on(table.drawId, table.source, table.reference),
    index('draw_entries_player').on(table.playerId, table.enteredAt),
    check('draw_entries_source', sql`${table.source} in ('TICKET', 'REWARD', 'FREE')`),
    check('draw_entries_entries', sql`${table.entries} > 0 and ${table.entries} <= ${table.lastNumber}`),
  ],
)

/** How many entries each player has in a draw. */
export const drawEntrants = pgTable(
  'draw_entrants',
  {
    playerId: playerReference(),
    drawId: integer('draw_id')
      .notNull()
      .references(() => draws.id),
    entries: wholeNumber('entries').notNull(),
    lastEnteredAt: moment('last_entered_at').notNull(),
    /** Cannot win: the account was suspended or deleted when entries closed. */
    isExcluded: boolean('is_excluded').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.playerId, table.drawId] }),
    index('draw_entrants_draw').on(table.drawId),
    index('draw_entrants_excluded')
      .on(table.drawId)
      .where(sql`${table.isExcluded}`),
    index('draw_entrants_recent').on(table.playerId, table.lastEnteredAt, table.drawId),
    check('draw_entrants_entries', sql`${table.entries} > 0`),
  ],
)

/** Winners with their prizes. A player wins once in a draw, and a prize has as many places as its quantity. */
export const drawWinners = pgTable(
  'draw_winners',
  {
    prizeId: integer('prize_id')
      .notNull()
      .references(() => drawPrizes.id),
    place: integer('place').notNull(),
    drawId: integer('draw_id').notNull(),
    playerId: uuid('player_id').notNull(),
    /** The picked number, and which pick of the draw it was, for verifying a drawing. */
    entryNumber: wholeNumber('entry_number').notNull(),
    pick: integer('pick').notNull(),
    /** The value of the prize at that moment: points, or cents. */
    amount: wholeNumber('amount').notNull(),
    wonAt: moment('won_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.prizeId, table.place] }),
    unique('draw_winners_player').on(table.drawId, table.playerId),
    foreignKey({
      columns: [table.playerId, table.drawId],
      foreignColumns: [drawEntrants.playerId, drawEntrants.drawId],
      name: 'draw_winners_entrant',
    }),
  ],
)
