import { jobs } from './jobs.tables.ts'
import type { Tx } from '../database/index.ts'

export interface NewJob {
  name: string
  dueAt: Date
  /** What the job is about, such as the id of a row; jobs with the same name and moment differ by it. */
  subject?: string
}

/** Schedules a job at `dueAt`, in the unit of work that causes it. A repeated call changes nothing. */
export async function enqueueJob(tx: Tx, { name, dueAt, subject = '' }: NewJob): Promise<void> {
  await tx.insert(jobs).values({ name, dueAt, subject, runAt: dueAt }).onConflictDoNothing()
}
