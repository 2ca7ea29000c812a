import { lt } from 'drizzle-orm'
import { addDays, lotteryDay } from '@players-club/domain-models'
import { ledgerDailyCaps } from './ledger.tables.ts'
import { deleteInSlices, type Database } from '../database/index.ts'

const KEPT_DAYS = 7

/** Deletes the daily usage of past days. */
export async function purgeDailyCaps(database: Database, now: Date): Promise<void> {
  const { day } = ledgerDailyCaps
  await deleteInSlices(database, { by: day, where: lt(day, addDays(lotteryDay(now), -KEPT_DAYS)) })
}
