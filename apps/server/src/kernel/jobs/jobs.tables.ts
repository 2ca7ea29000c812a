import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { moment, wholeNumber } from '../columns.ts'

const JOB_STATES = ['waiting', 'done', 'dead', 'superseded'] as const

/** Scheduled jobs. One row per name, due moment and subject, however many servers schedule it. */
export const jobs = pgTable(
  'jobs',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** What the job is about, such as the id of a row; empty for a recurring job. */
    subject: text('subject').notNull().default(''),
    dueAt: moment('due_at').notNull(),
    state: text('state', { enum: JOB_STATES }).notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    /** The earliest next attempt: first the due moment, then later ones after each failure. */
    runAt: moment('run_at').notNull(),
    /**
     * By the database's clock. While it is in the future a server is working on the job; after it, that server counts
     * as dead.
     */
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
