import {
  addDays,
  drawEndsSoonFrom,
  MEDIA_FILE_PATH,
  lotteryDay,
  startOfLotteryDay,
} from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { players } from '../../src/accounts/accounts.tables.ts'
import { HOUR_MS } from '../../src/kernel/clock/durations.ts'
import type { Tx } from '../../src/kernel/database/index.ts'
import { addDraw, enterDraw } from '../../src/promotions/index.ts'
import { closeDraw, drawNextWinners } from '../../src/promotions/drawWinners.ts'
import { promotions } from '../../src/promotions/promotions.tables.ts'
import { addCrowd } from './demoCrowd.ts'
import { DEMO_PROMOTIONS, type DemoDraw, type DemoPromotion } from './demoPromotions.ts'

const NOON = 12 * HOUR_MS
const FIRST_DRAW_ID = 100

type Words = DemoPromotion['words']
const textsOf = ({ en, es }: Words) => ({
  en: { name: en[0], description: en[1] },
  es: { name: es[0], description: es[1] },
})

interface Cast {
  crowd: readonly string[]
  /** The player with the long history. */
  own: string | undefined
  now: Date
}

const dayIn = ({ zone }: Tx, now: Date, days: number) =>
  startOfLotteryDay(addDays(lotteryDay(now, zone), days), zone)
const within = (from: Date, to: Date, part: number) =>
  new Date(from.getTime() + (to.getTime() - from.getTime()) * part)

const addPromotion = async (tx: Tx, one: DemoPromotion, now: Date): Promise<boolean> => {
  const [startsAt, entryEndsAt] = [dayIn(tx, now, one.startsIn), dayIn(tx, now, one.endsIn)]
  const endsSoonFrom = drawEndsSoonFrom(entryEndsAt)
  const endingSoonAt = endsSoonFrom > startsAt ? endsSoonFrom : startsAt
  const { progressive } = one
  const added = await tx
    .insert(promotions)
    .values({
      id: one.id,
      promotionType: one.type,
      texts: textsOf(one.words),
      fullImage: `${MEDIA_FILE_PATH}promotions/${one.picture}.svg`,
      isFeatured: one.isFeatured ?? false,
      gameIds: one.gameIds,
      startsAt,
      endingSoonAt,
      entryEndsAt,
      ...(progressive && {
        progressiveBase: progressive.base,
        progressiveStep: progressive.step,
        progressiveMaximum: progressive.maximum,
      }),
    })
    .onConflictDoNothing()
    .returning({ id: promotions.id })
  return added.length > 0
}

const enterAll = async (
  tx: Tx,
  drawId: number,
  { type }: DemoPromotion,
  draw: DemoDraw,
  { crowd, own, now }: Cast,
): Promise<void> => {
  const [from, to] = [dayIn(tx, now, draw.from), dayIn(tx, now, draw.to)]
  const last = to < now ? to : now
  const kind = type === 'SECOND_CHANCE' ? 'TICKET' : 'REWARD'
  const enter = (playerId: string, entries: number, part: number, reference: string) =>
    enterDraw(tx, {
      playerId,
      drawId,
      entries,
      source: { kind, reference },
      now: within(from, last, part),
    })
  for (const [index, playerId] of crowd.slice(0, draw.crowd).entries())
    await enter(
      playerId,
      37 + ((index * 131 + drawId * 53) % 420),
      (index + 1) / 20,
      `demo-${drawId}-${index}`,
    )
  if (!own || !draw.own) return
  const early = Math.ceil(draw.own / 2)
  await enter(own, early, 0.7, `demo-${drawId}-own-1`)
  if (draw.own > early) await enter(own, draw.own - early, 0.9, `demo-${drawId}-own-2`)
}

const addDrawOf = async (tx: Tx, one: DemoPromotion, index: number, cast: Cast): Promise<void> => {
  const draw = one.draws[index]
  if (!draw) return
  const { now } = cast
  const drawsAt = new Date(dayIn(tx, now, draw.to).getTime() + NOON)
  const drawId = await addDraw(tx, {
    id: FIRST_DRAW_ID * one.id + index + 1,
    promotionId: one.id,
    texts: { en: { name: draw.en }, es: { name: draw.es } },
    drawNumber: index + 1,
    startsAt: dayIn(tx, now, draw.from),
    entryEndsAt: dayIn(tx, now, draw.to),
    drawsAt,
    announcesAt: new Date(drawsAt.getTime() + HOUR_MS),
    prizes: one.prizes.map(({ words, type: prizeType, ...prize }) => ({
      ...prize,
      prizeType,
      texts: textsOf(words),
    })),
  })
  if (dayIn(tx, now, draw.from) < now) await enterAll(tx, drawId, one, draw, cast)
  if (drawsAt >= now) return
  await closeDraw(tx, drawId, drawsAt)
  await drawNextWinners(tx, drawId, drawsAt)
}

/** The promotions of the demo world with their draws, some of them drawn long ago. */
export const addPromotions = async (tx: Tx, now: Date): Promise<void> => {
  const added: DemoPromotion[] = []
  for (const one of DEMO_PROMOTIONS) if (await addPromotion(tx, one, now)) added.push(one)
  if (added.length === 0) return
  const [own] = await tx.select({ id: players.id }).from(players).where(eq(players.login, 'demo-verified'))
  const cast = { crowd: await addCrowd(tx, now), own: own?.id, now }
  for (const one of added) for (const index of one.draws.keys()) await addDrawOf(tx, one, index, cast)
}
