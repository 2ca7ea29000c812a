import {
  atLotteryHour,
  drawingEnd,
  lotteryDay,
  startOfLotteryDay,
  type DrawingFrequency,
  type Locale,
} from '@players-club/domain-models'
import { desc, eq } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '../kernel/clock/durations.ts'
import type { Tx } from '../kernel/database/index.ts'
import { dailyAt, type JobKind } from '../kernel/jobs/index.ts'
import { addDraw } from '../promotions/index.ts'
import { draws, promotions } from '../promotions/promotions.tables.ts'
import { rewards, type RewardTexts } from '../rewards/rewards.tables.ts'
import { loungeDrawings, type DrawingPrize } from './drawings.tables.ts'

/** Winners are picked at noon of the day on which entries close, and announced an hour later. */
const NOON = 12
/** How long before a draw closes the next one is added. */
const AHEAD_MS = 2 * DAY_MS

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

const laterOf = (one: Date, other: Date) => (one > other ? one : other)

type Ends = Record<'endsAt' | 'entryEndsAt', Date | null>

const endOf = ({ endsAt, entryEndsAt }: Ends): number =>
  Math.min(endsAt?.getTime() ?? Infinity, entryEndsAt?.getTime() ?? Infinity)

/** Adds draws without a gap, after a long pause too. None begins before its drawing starts or after it ends. */
export const addUpcomingDraws = async (tx: Tx, now: Date): Promise<void> => {
  const drawings = await tx
    .select({
      promotionId: promotions.id,
      texts: rewards.texts,
      frequency: loungeDrawings.frequency,
      prizes: loungeDrawings.prizes,
      startsAt: rewards.startsAt,
      endsAt: rewards.endsAt,
      entryEndsAt: rewards.entryEndsAt,
    })
    .from(loungeDrawings)
    .innerJoin(rewards, eq(rewards.id, loungeDrawings.rewardId))
    .innerJoin(promotions, eq(promotions.id, rewards.promotionId))
    .where(eq(rewards.visibilityWeb, true))
    .for('update', { of: loungeDrawings })
  const startOfDay = (moment: Date) => startOfLotteryDay(lotteryDay(moment, tx.zone), tx.zone)
  for (const drawing of drawings) {
    const [last] = await tx
      .select({ number: draws.drawNumber, endsAt: draws.entryEndsAt })
      .from(draws)
      .where(eq(draws.promotionId, drawing.promotionId))
      .orderBy(desc(draws.drawNumber))
      .limit(1)
    let number = last?.number ?? 0
    let next = last?.endsAt ?? startOfDay(laterOf(now, drawing.startsAt))
    const until = Math.min(now.getTime() + AHEAD_MS, endOf(drawing))
    while (next.getTime() < until) {
      const from = lotteryDay(next, tx.zone)
      number += 1
      await addDrawOf(tx, drawing, number, from)
      next = startOfLotteryDay(drawingEnd(drawing.frequency, from), tx.zone)
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
