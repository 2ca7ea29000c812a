import { addDays, lotteryDay } from '@players-club/domain-models'
import { lt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { deleteInSlices, type Database } from '../database/index.ts'
import { dailyAt, type JobKind } from '../jobs/index.ts'

const DAYS_KEPT = 7

/** Deletes, every night, the counts of days more than a week ago. `day` is the column of the day. */
export const daysHousekeeping = (database: Database, name: string, day: PgColumn): JobKind => ({
  name,
  recurs: dailyAt(3),
  async call(_, now) {
    const oldest = addDays(lotteryDay(now, database.zone), -DAYS_KEPT)
    await deleteInSlices(database, { by: day, where: lt(day, oldest) })
  },
})
