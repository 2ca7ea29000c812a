import { sql } from 'drizzle-orm'
import { MINUTE_MS } from '../kernel/clock/durations.ts'
import { every, type JobKind } from '../kernel/jobs/index.ts'
import { CLOSE_DRAW, DRAW_WINNERS } from './addDraw.ts'
import { addWaitingRollOvers } from './rollOver.ts'

/**
 * Adds the jobs of draws that an operator inserted by SQL, or whose dates were changed. A job that exists is not added
 * again, and one of an earlier date finds its draw not due. If the draw is then put back to that date, the job runs again.
 * A draw that was added while a jackpot waited takes it.
 */
export const missingDrawJobs: JobKind = {
  name: 'promotions.missingDrawJobs',
  lane: 'draws',
  recurs: every(10 * MINUTE_MS),
  async work(tx, _job, now) {
    await tx.execute(sql`
      insert into jobs (name, subject, due_at, run_at)
      select ${CLOSE_DRAW}::text, id::text, entry_ends_at, entry_ends_at from draws where state = 'open'
      union all
      select ${DRAW_WINNERS}::text, id::text, draws_at, draws_at from draws where state <> 'drawn'
      on conflict (name, due_at, subject) do update
        set state = 'waiting', run_at = excluded.run_at, attempts = 0, finished_at = null,
          leased_by = null, leased_until = null
        where jobs.state = 'done' and jobs.due_at <= ${now}`)
    await addWaitingRollOvers(tx)
  },
}
