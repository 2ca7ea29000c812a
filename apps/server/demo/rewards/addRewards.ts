import { createHash } from 'node:crypto'
import { drawEndsSoonFrom, MEDIA_FILE_PATH } from '@players-club/domain-models'
import { inArray } from 'drizzle-orm'
import { players } from '../../src/accounts/accounts.tables.ts'
import { HOUR_MS } from '../../src/kernel/clock/durations.ts'
import type { Tx } from '../../src/kernel/database/index.ts'
import { addDraw, enterDraw } from '../../src/promotions/index.ts'
import { couponCodes, playerSegments, rewards } from '../../src/rewards/rewards.tables.ts'
import { addStock } from '../../src/rewards/stocks.ts'
import { daysAfter } from '../daysAfter.ts'
import { DEMO_COUPONS } from './demoCoupons.ts'
import { DEMO_DRAW_REWARDS } from './demoDrawRewards.ts'
import { DEMO_OTHER_REWARDS } from './demoOtherRewards.ts'
import type { DemoReward } from './DemoReward.ts'

/** The crowd's entries in draws before the demo began: demo players have won nothing by chance. */
const ENTRANTS = { 'crowd-marisol': 3, 'crowd-dale': 8, 'crowd-yolanda': 2, 'crowd-hector': 5 }

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Eight letters that are not confused, always the same for the same place. */
const codeOf = (key: string, place: number): string => {
  const bytes = createHash('sha256').update(`${key}:${place}`).digest()
  const letters = [...bytes.subarray(0, 8)].map(byte => LETTERS[byte % LETTERS.length])
  return `CSL-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

const momentsOf = ({ createdDaysAgo, draw }: DemoReward, now: Date) => {
  const startsAt = daysAfter(now, -createdDaysAgo)
  if (!draw) return { startsAt, createdAt: startsAt }
  const entryEndsAt = daysAfter(now, draw.entryEndsInDays)
  const endingSoonAt = drawEndsSoonFrom(entryEndsAt)
  return { startsAt, createdAt: startsAt, entryEndsAt, endingSoonAt, endsAt: daysAfter(entryEndsAt, 1) }
}

const addDrawOf = async (tx: Tx, reward: DemoReward, now: Date): Promise<number | null> => {
  const { draw } = reward
  const { startsAt, entryEndsAt } = momentsOf(reward, now)
  if (!draw || !entryEndsAt) return null
  const drawsAt = new Date(entryEndsAt.getTime() + HOUR_MS)
  return addDraw(tx, {
    id: draw.id,
    texts: { en: { name: reward.en.title }, es: { name: reward.es.title } },
    drawNumber: 1,
    startsAt,
    entryEndsAt,
    drawsAt,
    announcesAt: new Date(drawsAt.getTime() + HOUR_MS),
    prizes: draw.prizes.map(({ en, es, ...prize }) => ({
      ...prize,
      texts: { en: { name: en, description: en }, es: { name: es, description: es } },
    })),
  })
}

/** Past entries; a draw that has ended since is drawn as soon as the jobs run. */
const enterAll = async (tx: Tx, { key }: DemoReward, drawId: number, at: Date): Promise<void> => {
  const found = await tx
    .select({ id: players.id, login: players.login })
    .from(players)
    .where(inArray(players.login, Object.keys(ENTRANTS)))
  for (const { id: playerId, login } of found) {
    const entries = ENTRANTS[login as keyof typeof ENTRANTS]
    const source = { kind: 'REWARD', reference: `demo:${key}:${login}` } as const
    await enterDraw(tx, { playerId, drawId, entries, source, now: at })
  }
}

const addReward = async (tx: Tx, reward: DemoReward, now: Date): Promise<void> => {
  const { id, key, type, amount, en, es, externalId, perDay, perPlayer, segment, stock } = reward
  const drawId = await addDrawOf(tx, reward, now)
  const moments = momentsOf(reward, now)
  const added = await tx
    .insert(rewards)
    .values({
      ...moments,
      ...{ id, key, type, amount, externalId, perDay, perPlayer, segment, drawId },
      texts: { en, es },
      featured: reward.featured ?? false,
      imageUrl: `${MEDIA_FILE_PATH}rewards/${key}.svg`,
      termsConditionsUrl: '/media/terms_conditions',
    })
    .onConflictDoNothing()
    .returning({ id: rewards.id })
  if (added.length === 0) return
  if (drawId !== null) await enterAll(tx, reward, drawId, daysAfter(moments.startsAt, 1))
  if (!stock) return
  await addStock(tx, id, stock)
  if (type !== 'COUPON') return
  await tx.insert(couponCodes).values(
    Array.from({ length: stock.total }, (_, index) => {
      const code = codeOf(key, index + 1)
      return { rewardId: id, place: index + 1, code, barcodeData: code.replaceAll('-', '') }
    }),
  )
}

/** The rewards of the demo world, and the segment of regulars. */
export const addRewards = async (tx: Tx, now: Date): Promise<void> => {
  for (const reward of [...DEMO_COUPONS, ...DEMO_DRAW_REWARDS, ...DEMO_OTHER_REWARDS])
    await addReward(tx, reward, now)
  const regulars = await tx
    .select({ playerId: players.id })
    .from(players)
    .where(inArray(players.login, ['demo-verified', 'demo-anniversary']))
  await tx
    .insert(playerSegments)
    .values(regulars.map(({ playerId }) => ({ playerId, segment: 'REGULARS' })))
    .onConflictDoNothing()
}
