import type { Tx } from '../kernel/database/index.ts'
import { rewards } from '../rewards/rewards.tables.ts'
import type { Drawing } from './addUpcomingDraws.ts'
import { loungeDrawings, type DrawingPrize } from './drawings.tables.ts'

type NewReward = Omit<typeof rewards.$inferInsert, 'type' | 'currency' | 'drawId'>

export interface NewDrawing extends NewReward, Pick<Drawing, 'promotionId' | 'frequency'> {
  promotionId: number
  prizes: DrawingPrize[]
}

/** Adds a drawing of the lounge: a reward for tokens. Returns null if there is one with this id already. */
export const addDrawing = async (
  tx: Tx,
  { frequency, prizes, ...reward }: NewDrawing,
): Promise<Drawing | null> => {
  const [added] = await tx
    .insert(rewards)
    .values({ ...reward, type: 'DRAW', currency: 'tokens' })
    .onConflictDoNothing()
    .returning({ id: rewards.id, texts: rewards.texts })
  if (!added) return null
  await tx.insert(loungeDrawings).values({ rewardId: added.id, frequency, prizes })
  return { promotionId: reward.promotionId, texts: added.texts, frequency, prizes }
}
