import { and, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { handedCodes, rewardStocks } from './rewards.tables.ts'

/** The taken places of a stock, and how many are left. */
export interface Taken {
  places: readonly number[]
  remaining: number
}

/** Takes a quantity from the stock of a reward, or nothing: places are unique, and limited by the stock. */
export const takeFromStock = async (tx: Tx, rewardId: number, quantity: number): Promise<Taken> => {
  const { total, handedOut } = rewardStocks
  const [taken] = await tx
    .update(rewardStocks)
    .set({ handedOut: sql`${handedOut} + ${quantity}` })
    .where(and(eq(rewardStocks.rewardId, rewardId), lte(sql`${handedOut} + ${quantity}`, total)))
    .returning({ total, handedOut })
  if (!taken) throw new Refusal('error.reward.exceededQuantity')
  const first = taken.handedOut - quantity + 1
  return {
    places: Array.from({ length: quantity }, (_, index) => first + index),
    remaining: taken.total - taken.handedOut,
  }
}

/** Assigns the codes of these places to a redemption. */
export const handOutCodes = async (
  tx: Tx,
  { rewardId, redemptionId, places }: { rewardId: number; redemptionId: string; places: readonly number[] },
): Promise<void> => {
  await tx.insert(handedCodes).values(places.map(place => ({ rewardId, place, redemptionId })))
}
