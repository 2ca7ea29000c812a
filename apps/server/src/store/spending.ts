import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Tx } from '../kernel/database/index.ts'
import { daysHousekeeping } from '../kernel/housekeeping/daysHousekeeping.ts'
import type { JobKind } from '../kernel/jobs/index.ts'
import { storeDays } from './store.tables.ts'

export interface Spending {
  playerId: string
  /** A day of the lottery. */
  day: string
  /** In cents. */
  amount: number
}

export const spentOn = async (tx: Tx, { playerId, day }: Omit<Spending, 'amount'>): Promise<number> => {
  const [row] = await tx
    .select({ spent: storeDays.spent })
    .from(storeDays)
    .where(and(eq(storeDays.playerId, playerId), eq(storeDays.day, day)))
  return row?.spent ?? 0
}

/** Adds an amount to what was spent on a day. `setWhere` can refuse an addition to an existing count. */
const addSpending = (tx: Tx, { playerId, day, amount }: Spending, setWhere?: SQL) =>
  tx
    .insert(storeDays)
    .values({ playerId, day, spent: amount })
    .onConflictDoUpdate({
      target: [storeDays.playerId, storeDays.day],
      set: { spent: sql`${storeDays.spent} + excluded.spent` },
      setWhere,
    })
    .returning({ spent: storeDays.spent })

/** Takes an amount from the daily limit, if so much is left: parallel orders cannot exceed the limit. */
export const takeFromLimit = async (tx: Tx, spending: Spending, limit: number): Promise<boolean> => {
  const { amount } = spending
  if (amount > limit) return false
  const taken = await addSpending(tx, spending, sql`${storeDays.spent} + excluded.spent <= ${limit}`)
  return taken.length > 0
}

/** Counts a payment that was made already, even beyond the limit: it can no longer be refused. */
export const takeBeyondLimit = async (tx: Tx, spending: Spending): Promise<void> => {
  await addSpending(tx, spending)
}

export const giveBack = async (tx: Tx, { playerId, day, amount }: Spending): Promise<void> => {
  await tx
    .update(storeDays)
    .set({ spent: sql`greatest(${storeDays.spent} - ${amount}::integer, 0)` })
    .where(and(eq(storeDays.playerId, playerId), eq(storeDays.day, day)))
}

/** Deletes the spending of past days. */
export const storeDaysHousekeeping = (database: Database): JobKind =>
  daysHousekeeping(database, 'store.days', storeDays.day)
