import { and, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { reverseTransfer } from '../kernel/ledger/index.ts'
import { activityCredits } from './activities.tables.ts'
import { digitalGamePlays } from './digitalGames.tables.ts'
import { isWaiting, type WaitingPlay } from './digitalPlays.ts'

/** Undoes the redemption of a reward for a play, except for its points. */
export type GiveBackRedemption = (tx: Tx, play: WaitingPlay) => Promise<void>

/** Voids a play whose round was not opened, and gives its price back. False, and nothing is done, if it is open or voided. */
export const voidPlay = async (
  tx: Tx,
  id: string,
  { giveBackRedemption, now }: { giveBackRedemption: GiveBackRedemption; now: Date },
): Promise<boolean> => {
  const [voided] = await tx.update(digitalGamePlays).set({ voidedAt: now }).where(isWaiting(id)).returning()
  if (!voided) return false
  const { source, transferId, playerId, key } = voided
  // The balance is locked before limits and stock, as in a redemption (docs/adr/0058).
  if (transferId !== null)
    await reverseTransfer(
      tx,
      {
        transferId,
        description: 'history.entry.gameNotOpened',
        details: source === 'REWARD' ? { rewardType: 'GAMEPLAY' } : {},
      },
      now,
    )
  if (source === 'REWARD') await giveBackRedemption(tx, voided)
  if (source === 'ACTIVITY') await giveBackCredit(tx, { playerId, key, subject: id })
  return true
}

/** Frees the player's place in an activity. */
const giveBackCredit = async (
  tx: Tx,
  { playerId, key, subject }: { playerId: string; key: string; subject: string },
): Promise<void> => {
  await tx
    .delete(activityCredits)
    .where(
      and(
        eq(activityCredits.playerId, playerId),
        eq(activityCredits.activityKey, key),
        eq(activityCredits.subject, subject),
      ),
    )
}
