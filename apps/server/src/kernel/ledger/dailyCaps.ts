import { lt } from 'drizzle-orm'
import { addDays, phoenixDay } from '@players-club/domain-models'
import { ledgerDailyCaps } from './ledger.tables.ts'
import type { Tx } from '../database/index.ts'

const KEPT_DAYS = 7

/** Forgets what was used of the limits of days gone by. */
export async function purgeDailyCaps(tx: Tx, now: Date): Promise<void> {
  await tx.delete(ledgerDailyCaps).where(lt(ledgerDailyCaps.day, addDays(phoenixDay(now), -KEPT_DAYS)))
}
