import { and, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { reverseTransfer } from '../kernel/ledger/index.ts'
import { activityCredits } from './activities.tables.ts'
import { digitalGamePlays } from './digitalGames.tables.ts'
import { isWaiting, type WaitingPlay } from './digitalPlays.ts'

/** Undoes the redemption of a reward that was to be played, but for its points. */
export type GiveBackRedemption = (tx: Tx, play: WaitingPlay) => Promise<void>

/** Voids a play whose round was not opened, and gives back what was taken for it. Does nothing where it is open or voided. */
export const voidPlay = async (
  tx: Tx,
  id: string,
  { giveBackRedemption, now }: { giveBackRedemption: GiveBackRedemption; now: Date },
): Promise<void> => {
  const [voided] = await tx.update(digitalGamePlays).set({ voidedAt: now }).where(isWaiting(id)).returning()
  if (!voided) return
  const { source, transferId, playerId, key } = voided
  // The balance comes before limits and stock, as in a redemption (docs/adr/0058).
  if (transferId !== null)
    await reverseTransfer(tx, { transferId, description: 'history.entry.gameNotOpened' }, now)
  if (source === 'REWARD') await giveBackRedemption(tx, voided)
  if (source === 'ACTIVITY') await giveBackCredit(tx, { playerId, key, subject: id })
}

/** The player's place in an activity is free again. */
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
