import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

export const JOB_STATES = ['waiting', 'done', 'dead', 'superseded'] as const

export type JobState = (typeof JOB_STATES)[number]

/** Work for later. One row per name and due moment, however many servers ask for it. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** What the work is about, such as the id of a row; empty for a recurring job. */
    subject: text('subject').notNull().default(''),
    dueAt: moment('due_at').notNull(),
    state: text('state', { enum: JOB_STATES }).notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    /** Not before this moment: the due moment at first, later ones from each attempt on. */
    runAt: moment('run_at').notNull(),
    /** By the database's clock. While it lies ahead a server is at work; after it, that server is taken for dead. */
    leasedUntil: moment('leased_until'),
    leasedBy: text('leased_by'),
    lastError: text('last_error'),
    finishedAt: moment('finished_at'),
  },
  table => [
    unique('jobs_once').on(table.name, table.dueAt, table.subject),
    index('jobs_waiting_of_kind')
      .on(table.name, table.runAt)
      .where(sql`${table.state} = 'waiting'`),
    index('jobs_dead')
      .on(table.name, table.id)
      .where(sql`${table.state} = 'dead'`),
    index('jobs_finished').on(table.finishedAt),
    check('jobs_state', sql`${table.state} in ('waiting', 'done', 'dead', 'superseded')`),
  ],
)
