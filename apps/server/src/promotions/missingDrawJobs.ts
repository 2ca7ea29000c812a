import { sql } from 'drizzle-orm'
import { every, type JobKind } from '../kernel/jobs/index.ts'
import { CLOSE_DRAW, DRAW_WINNERS } from './addDraw.ts'

const TEN_MINUTES_MS = 10 * 60_000

/**
 * Adds the jobs of draws that an operator inserted by SQL, or whose dates were changed. A job that exists is not added
 * again, and one of an earlier date finds its draw not due.
 */
export const missingDrawJobs: JobKind = {
  name: 'promotions.missingDrawJobs',
  lane: 'draws',
  recurs: every(TEN_MINUTES_MS),
  async work(tx) {
    await tx.execute(sql`
      insert into jobs (name, subject, due_at, run_at)
      select ${CLOSE_DRAW}::text, id::text, entry_ends_at, entry_ends_at from draws where state = 'open'
      union all
      select ${DRAW_WINNERS}::text, id::text, draws_at, draws_at from draws where state <> 'drawn'
      on conflict do nothing`)
  },
}
