import type { SQL } from 'drizzle-orm'
import type { Database } from '../src/kernel/database/index.ts'

/** Runs `work` while another unit of work holds the lock of `lock`, and ends that one afterwards. */
export async function whileLocked(
  database: Database,
  lock: SQL,
  work: () => Promise<unknown>,
): Promise<void> {
  let begin = () => {}
  let end = () => {}
  const locked = new Promise<void>(resolve => (begin = resolve))
  const isEnough = new Promise<void>(resolve => (end = resolve))
  const holding = database.unitOfWork(async tx => {
    await tx.execute(lock)
    begin()
    await isEnough
  })
  await Promise.race([locked, holding])
  await work().finally(end)
  await holding
}

/** How many units of work on this PostgreSQL wait for a lock. */
export async function waitingForLocks(database: Database): Promise<number> {
  const [row] = await database.statement<{ count: number }>({
    name: 'test.waitingForLocks',
    text: `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
    values: [],
  })
  return row?.count ?? 0
}
