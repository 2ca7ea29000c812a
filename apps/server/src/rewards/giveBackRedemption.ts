import { lotteryDay } from '@players-club/domain-models'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { GiveBackRedemption } from '../activities/index.ts'
import { rewardRedemptions, rewardStocks, rewardUses } from './rewards.tables.ts'
import { EVER } from './consumeLimits.ts'

/** Undoes the redemption of a game that could not be opened: it no longer counts for limits and stock. */
export const giveBackRedemption: GiveBackRedemption = async (tx, { transferId }) => {
  if (transferId === null) throw new Error('A redeemed game has no transfer.')
  const [undone] = await tx
    .delete(rewardRedemptions)
    .where(eq(rewardRedemptions.transferId, transferId))
    .returning()
  if (!undone) throw new Error('A play was paid for by no redemption.')
  const { playerId, rewardId, quantity, redeemedAt } = undone
  const days = [EVER, lotteryDay(redeemedAt)]
  await tx
    .update(rewardUses)
    .set({ used: sql`greatest(${rewardUses.used} - ${quantity}, 0)` })
    .where(
      and(
        eq(rewardUses.playerId, playerId),
        eq(rewardUses.rewardId, rewardId),
        inArray(rewardUses.day, days),
      ),
    )
  await tx
    .update(rewardStocks)
    .set({ handedOut: sql`greatest(${rewardStocks.handedOut} - ${quantity}, 0)` })
    .where(eq(rewardStocks.rewardId, rewardId))
}
