import {
  addDays,
  drawingEnd,
  MEDIA_FILE_PATH,
  lotteryDay,
  startOfLotteryDay,
} from '@players-club/domain-models'
import { eq, like } from 'drizzle-orm'
import { players } from '../../src/accounts/accounts.tables.ts'
import type { Tx } from '../../src/kernel/database/index.ts'
import { addDrawing } from '../../src/lounge/addDrawing.ts'
import { addDrawOf, addUpcomingDraws, type Drawing } from '../../src/lounge/addUpcomingDraws.ts'
import type { DrawingPrize } from '../../src/lounge/drawings.tables.ts'
import { closeDraw, drawNextWinners } from '../../src/promotions/drawWinners.ts'
import { enterDraw } from '../../src/promotions/index.ts'
import { draws, promotions } from '../../src/promotions/promotions.tables.ts'
import { DEMO_DRAWINGS, type DemoDrawing } from './demoDrawings.ts'

/** Drawings go on forever, but a promotion has to have an end. */
const YEARS_DAYS = 3650
const CENTS = 100

const prizeOf = ({ dollars, quantity }: DemoDrawing['prizes'][number]): DrawingPrize => {
  const money = `$${dollars.toLocaleString('en')}`
  return {
    amount: dollars * CENTS,
    quantity,
    texts: {
      en: { name: `${money} cash`, description: 'Paid in one sum. Claim it within 180 days of the drawing.' },
      es: {
        name: `${money} en efectivo`,
        description: 'Se paga de una vez. Cóbrelo dentro de 180 días del sorteo.',
      },
    },
  }
}

const addOne = async (tx: Tx, one: DemoDrawing, now: Date) => {
  const { promotionId, frequency, texts, begunDaysAgo } = one
  const dayIn = (days: number) => startOfLotteryDay(addDays(lotteryDay(now, tx.zone), days), tx.zone)
  const imageUrl = `${MEDIA_FILE_PATH}lounge/${frequency}.svg`
  const wordsOf = ({ title: name, summary: description }: DemoDrawing['texts']['en']) => ({
    name,
    description,
  })
  await tx
    .insert(promotions)
    .values({
      id: promotionId,
      promotionType: 'LOUNGE',
      texts: { en: wordsOf(texts.en), es: wordsOf(texts.es) },
      fullImage: imageUrl,
      startsAt: dayIn(-begunDaysAgo),
      endingSoonAt: dayIn(YEARS_DAYS),
      entryEndsAt: dayIn(YEARS_DAYS),
    })
    .onConflictDoNothing()
  return addDrawing(tx, {
    ...{ id: one.id, promotionId, frequency, texts, amount: one.amount, perDay: one.perDay, imageUrl },
    key: `lounge-${frequency}`,
    termsConditionsUrl: '/media/terms_conditions_ll',
    startsAt: dayIn(-begunDaysAgo),
    createdAt: dayIn(-begunDaysAgo),
    prizes: one.prizes.map(prizeOf),
  })
}

/** Adds entries of the crowd to begun draws, and winners to drawn ones. */
const fill = async (
  tx: Tx,
  drawId: number,
  one: DemoDrawing,
  crowd: readonly string[],
  now: Date,
): Promise<void> => {
  const [draw] = await tx.select().from(draws).where(eq(draws.id, drawId))
  if (!draw || draw.startsAt > now) return
  const last = draw.entryEndsAt < now ? draw.entryEndsAt : now
  const span = last.getTime() - draw.startsAt.getTime()
  const share = Math.floor(one.crowdEntries / Math.max(1, crowd.length))
  for (const [index, playerId] of crowd.entries())
    await enterDraw(tx, {
      playerId,
      drawId,
      entries: share + ((index * 37 + drawId * 11) % 60),
      source: { kind: 'REWARD', reference: `demo-${drawId}-${index}` },
      now: new Date(draw.startsAt.getTime() + (span * (index + 1)) / (crowd.length + 2)),
    })
  if (draw.drawsAt >= now) return
  await closeDraw(tx, drawId, draw.drawsAt)
  await drawNextWinners(tx, drawId, draw.drawsAt)
}

/** All draws from the first to the open one. */
const addDraws = async (
  tx: Tx,
  drawing: Drawing,
  one: DemoDrawing,
  crowd: readonly string[],
  now: Date,
): Promise<number> => {
  let from = addDays(lotteryDay(now, tx.zone), -one.begunDaysAgo)
  for (let number = 1; ; number += 1) {
    const drawId = await addDrawOf(tx, drawing, number, from)
    await fill(tx, drawId, one, crowd, now)
    from = drawingEnd(drawing.frequency, from)
    if (startOfLotteryDay(from, tx.zone) > now) return drawId
  }
}

/** The drawings of the lounge, with past draws. */
export const addDrawings = async (tx: Tx, now: Date): Promise<void> => {
  const others = await tx
    .select({ id: players.id })
    .from(players)
    .where(like(players.login, 'crowd-%'))
    .orderBy(players.login)
  const crowd = others.map(({ id }) => id)
  const [own] = await tx.select({ id: players.id }).from(players).where(eq(players.login, 'demo-verified'))
  for (const one of DEMO_DRAWINGS) {
    const drawing = await addOne(tx, one, now)
    if (!drawing) continue
    const drawId = await addDraws(tx, drawing, one, crowd, now)
    if (own && one.own > 0)
      await enterDraw(tx, {
        playerId: own.id,
        drawId,
        entries: one.own,
        source: { kind: 'REWARD', reference: `demo-${drawId}-own` },
        now,
      })
  }
  await addUpcomingDraws(tx, now)
}
