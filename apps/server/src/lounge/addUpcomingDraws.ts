import {
  atLotteryHour,
  drawingEnd,
  lotteryDay,
  startOfLotteryDay,
  type DrawingFrequency,
  type Locale,
} from '@players-club/domain-models'
import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { dailyAt, type JobKind } from '../kernel/jobs/index.ts'
import { addDraw } from '../promotions/index.ts'
import { draws, promotions } from '../promotions/promotions.tables.ts'
import { rewards, type RewardTexts } from '../rewards/rewards.tables.ts'
import { loungeDrawings, type DrawingPrize } from './drawings.tables.ts'

const HOUR_MS = 60 * 60_000
/** Winners are picked at noon of the day on which entries close, and announced an hour later. */
const NOON = 12
/** How long before a draw closes the next one is added. */
const AHEAD_MS = 2 * 24 * HOUR_MS

export interface Drawing {
  promotionId: number
  texts: Record<Locale, RewardTexts>
  frequency: DrawingFrequency
  prizes: readonly DrawingPrize[]
}

/** Adds one draw of a drawing, which begins on this day. */
export const addDrawOf = (tx: Tx, drawing: Drawing, drawNumber: number, from: string): Promise<number> => {
  const lastDay = drawingEnd(drawing.frequency, from)
  const drawsAt = atLotteryHour(lastDay, NOON, tx.zone)
  const { en, es } = drawing.texts
  return addDraw(tx, {
    promotionId: drawing.promotionId,
    texts: { en: { name: en.title }, es: { name: es.title } },
    drawNumber,
    startsAt: startOfLotteryDay(from, tx.zone),
    entryEndsAt: startOfLotteryDay(lastDay, tx.zone),
    drawsAt,
    announcesAt: new Date(drawsAt.getTime() + HOUR_MS),
    prizes: drawing.prizes.map(prize => ({ ...prize, prizeType: 'CASH' })),
  })
}

/** Adds draws without a gap, after a long pause too. */
export const addUpcomingDraws = async (tx: Tx, now: Date): Promise<void> => {
  const drawings = await tx
    .select({
      promotionId: promotions.id,
      texts: rewards.texts,
      frequency: loungeDrawings.frequency,
      prizes: loungeDrawings.prizes,
    })
    .from(loungeDrawings)
    .innerJoin(rewards, eq(rewards.id, loungeDrawings.rewardId))
    .innerJoin(promotions, eq(promotions.id, rewards.promotionId))
    .where(eq(rewards.visibilityWeb, true))
    .for('update', { of: loungeDrawings })
  const today = startOfLotteryDay(lotteryDay(now, tx.zone), tx.zone)
  for (const drawing of drawings) {
    const [last] = await tx
      .select({ number: draws.drawNumber, endsAt: draws.entryEndsAt })
      .from(draws)
      .where(eq(draws.promotionId, drawing.promotionId))
      .orderBy(desc(draws.drawNumber))
      .limit(1)
    let { number, endsAt } = last ?? { number: 0, endsAt: today }
    while (endsAt.getTime() < now.getTime() + AHEAD_MS) {
      const from = lotteryDay(endsAt, tx.zone)
      number += 1
      await addDrawOf(tx, drawing, number, from)
      endsAt = startOfLotteryDay(drawingEnd(drawing.frequency, from), tx.zone)
    }
  }
}

/** Adds the next draw of drawings that close soon, every midnight. */
export const drawingsJob: JobKind = {
  name: 'lounge.drawings',
  lane: 'draws',
  recurs: dailyAt(0),
  work: (tx, _, now) => addUpcomingDraws(tx, now),
}
