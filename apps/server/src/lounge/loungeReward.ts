import { and, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { drawEntrants } from '../promotions/promotions.tables.ts'
import type { RedeemedReward, WantedReward } from '../rewards/findForRedemption.ts'

/** A reward of the lounge: entries to the draw of a drawing, for tokens. */
export const loungeReward = (id: number, drawId: number): WantedReward => ({
  by: { id },
  currency: 'tokens',
  types: ['DRAW'],
  drawId,
})

/** The open draw of a reward of the lounge, which has been found for redemption. */
export const drawOf = ({ draw }: RedeemedReward): { id: number; drawsAt: string } => {
  if (!draw) throw new Error('A reward of the lounge is redeemed only while a draw is open.')
  return draw
}

/** How many entries the player has in a draw. */
export async function countEntries(tx: Tx, playerId: string, drawId: number): Promise<number> {
  const [held] = await tx
    .select({ entries: drawEntrants.entries })
    .from(drawEntrants)
    .where(and(eq(drawEntrants.playerId, playerId), eq(drawEntrants.drawId, drawId)))
  return held?.entries ?? 0
}
