import { addDays, lotteryDay } from '@players-club/domain-models'
import { and, eq, lt, sql } from 'drizzle-orm'
import { deleteInSlices, type Database, type Tx } from '../kernel/database/index.ts'
import { dailyAt, type JobKind } from '../kernel/jobs/index.ts'
import { storeDays } from './store.tables.ts'

const DAYS_KEPT = 7

export interface Spending {
  playerId: string
  /** A day of Phoenix. */
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

/** Takes an amount from the daily limit, if so much is left: parallel orders cannot exceed the limit. */
export const takeFromLimit = async (
  tx: Tx,
  { playerId, day, amount }: Spending,
  limit: number,
): Promise<boolean> => {
  if (amount > limit) return false
  const taken = await tx
    .insert(storeDays)
    .values({ playerId, day, spent: amount })
    .onConflictDoUpdate({
      target: [storeDays.playerId, storeDays.day],
      set: { spent: sql`${storeDays.spent} + excluded.spent` },
      setWhere: sql`${storeDays.spent} + excluded.spent <= ${limit}`,
    })
    .returning({ spent: storeDays.spent })
  return taken.length > 0
}

/** Counts a payment that was made already, even beyond the limit: it can no longer be refused. */
export const takeBeyondLimit = async (tx: Tx, { playerId, day, amount }: Spending): Promise<void> => {
  await tx
    .insert(storeDays)
    .values({ playerId, day, spent: amount })
    .onConflictDoUpdate({
      target: [storeDays.playerId, storeDays.day],
      set: { spent: sql`${storeDays.spent} + excluded.spent` },
    })
}

export const giveBack = async (tx: Tx, { playerId, day, amount }: Spending): Promise<void> => {
  await tx
    .update(storeDays)
    .set({ spent: sql`greatest(${storeDays.spent} - ${amount}::integer, 0)` })
    .where(and(eq(storeDays.playerId, playerId), eq(storeDays.day, day)))
}

/** Deletes the spending of past days. */
export const storeDaysHousekeeping = (database: Database): JobKind => ({
  name: 'store.days',
  recurs: dailyAt(3),
  async call(_, now) {
    const { day } = storeDays
    await deleteInSlices(database, { by: day, where: lt(day, addDays(lotteryDay(now), -DAYS_KEPT)) })
  },
})
