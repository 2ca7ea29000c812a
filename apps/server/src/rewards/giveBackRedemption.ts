import { lotteryDay } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import type { GiveBackRedemption } from '../activities/index.ts'
import { returnLimit } from '../kernel/limits/playerLimits.ts'
import { rewardRedemptions } from './rewards.tables.ts'
import { returnToStock } from './stocks.ts'
import { rewardLimit } from './consumeLimits.ts'

/** Undoes the redemption of a game that could not be opened: it no longer counts for limits and stock. */
export const giveBackRedemption: GiveBackRedemption = async (tx, { transferId }) => {
  if (transferId === null) throw new Error('A redeemed game has no transfer.')
  const [undone] = await tx
    .delete(rewardRedemptions)
    .where(eq(rewardRedemptions.transferId, transferId))
    .returning()
  if (!undone) throw new Error('A play was paid for by no redemption.')
  const { playerId, rewardId, quantity, redeemedAt } = undone
  const day = lotteryDay(redeemedAt, tx.zone)
  await returnLimit(tx, { playerId, name: rewardLimit(rewardId), day, amount: quantity })
  await returnToStock(tx, rewardId, quantity)
}
