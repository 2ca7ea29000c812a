import type { SQL } from 'drizzle-orm'
import type { Database } from '../src/kernel/database/index.ts'

/** Runs `work` while another unit of work holds what `lock` locks, and ends that one afterwards. */
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
