import { and, asc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { draws, promotions } from './promotions.tables.ts'

/**
 * Rolls a progressive prize without a winner over to the open draw of its promotion that is drawn next; without one it
 * waits in the promotion. It is added as the amount above the base, so that draws may end in any order.
 */
export async function rollOver(tx: Tx, promotionId: number, jackpot: number): Promise<void> {
  const promotion = await lockPromotion(tx, promotionId)
  const [next] = await tx
    .select({ id: draws.id })
    .from(draws)
    .where(and(eq(draws.promotionId, promotionId), eq(draws.state, 'open')))
    .orderBy(asc(draws.drawsAt), asc(draws.drawNumber))
    .limit(1)
    .for('no key update')
  // The base may have been raised since the draw began.
  await passOn(tx, promotion, Math.max(0, jackpot - promotion.base), next?.id)
}

/** Adds what waits in promotions to their open draws; where no draw is open, it waits on. */
export async function addWaitingRollOvers(tx: Tx): Promise<void> {
  const waiting = await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(gt(promotions.progressiveRolledOver, 0))
    .orderBy(asc(promotions.id))
  for (const { id } of waiting) await rollOver(tx, id, 0)
}

interface Terms {
  id: number
  base: number
  maximum: number
  rolledOver: number
}

/** Serializes rollovers, so that none is lost. */
async function lockPromotion(tx: Tx, promotionId: number): Promise<Terms> {
  const [promotion] = await tx
    .select({
      base: promotions.progressiveBase,
      maximum: promotions.progressiveMaximum,
      rolledOver: promotions.progressiveRolledOver,
    })
    .from(promotions)
    .where(eq(promotions.id, promotionId))
    .for('no key update')
  const { base, maximum, rolledOver = 0 } = promotion ?? {}
  return { id: promotionId, base: base ?? 0, maximum: maximum ?? 0, rolledOver }
}

async function passOn(
  tx: Tx,
  { id, base, maximum, rolledOver }: Terms,
  added: number,
  drawId: number | undefined,
): Promise<void> {
  const most = maximum - base
  const amount = Math.min(most, rolledOver + added)
  const kept = drawId === undefined ? amount : 0
  if (kept !== rolledOver)
    await tx.update(promotions).set({ progressiveRolledOver: kept }).where(eq(promotions.id, id))
  if (drawId === undefined || amount === 0) return
  const [draw] = await tx.select({ start: draws.progressiveStart }).from(draws).where(eq(draws.id, drawId))
  const progressiveStart = Math.min(maximum, (draw?.start ?? base) + amount)
  await tx.update(draws).set({ progressiveStart }).where(eq(draws.id, drawId))
}
