import { jobs } from './jobs.tables.ts'
import type { Tx } from '../database/index.ts'

export interface NewJob {
  name: string
  dueAt: Date
  /** What the work is about, such as the id of a row; jobs of the same name and moment differ by it. */
  subject?: string
}

/** Puts work off until `dueAt`, with the unit of work it belongs to. The same job again changes nothing. */
export async function enqueueJob(tx: Tx, { name, dueAt, subject = '' }: NewJob): Promise<void> {
  await tx.insert(jobs).values({ name, dueAt, subject, runAt: dueAt }).onConflictDoNothing()
}
