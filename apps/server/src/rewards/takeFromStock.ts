import { and, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { handedCodes, rewardStocks } from './rewards.tables.ts'

/** Which places of a stock were taken, and how many there still are. */
export interface Taken {
  places: readonly number[]
  remaining: number
}

/** Takes so many from the stock of a reward, or none: nobody can take the same place, or one that there is not. */
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

/** Gives the codes of these places to a redemption. */
export const handOutCodes = async (
  tx: Tx,
  { rewardId, redemptionId, places }: { rewardId: number; redemptionId: string; places: readonly number[] },
): Promise<void> => {
  await tx.insert(handedCodes).values(places.map(place => ({ rewardId, place, redemptionId })))
}
