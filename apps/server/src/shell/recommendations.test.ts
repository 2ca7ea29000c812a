import { randomUUID } from 'node:crypto'
import type { Recommendation } from '@players-club/domain-models'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addActivity } from '../../test/activities.ts'
import { onEachEngine } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { addPlayer } from '../../test/players.ts'
import { addReward } from '../../test/rewards.ts'
import { creditActivity, requireActivity } from '../activities/index.ts'
import { valueRequest } from '../kernel/idempotency/request.ts'
import { createRedemption } from '../rewards/redemption.service.ts'
import { recommendations } from './recommendations.tables.ts'

const HOUR = 3_600_000
const hours = (count: number) => new Date(START.getTime() + count * HOUR)

const row = {
  texts: {
    en: { title: 'Complete your profile', description: 'Tell us where to send a prize.' },
    es: { title: 'Complete su perfil', description: 'Díganos a dónde enviar un premio.' },
  },
  imageUrl: '/media/api/file/recommendations/profile.svg',
  redirectUrl: '/settings/profile-completion',
  recommendationType: 'ACTIVITY',
  publishedState: 'PUBLISHED',
  tag: 'WEB_FEATURED',
  startsAt: hours(-1),
} satisfies Partial<typeof recommendations.$inferInsert>

const address = (filter: Record<string, string> = {}) => {
  const parts = {
    publishedState: 'PUBLISHED',
    tag: 'WEB_FEATURED',
    startUntil: START.toISOString(),
    ...filter,
  }
  const text = Object.entries(parts)
    .map(pair => pair.join(':'))
    .join(';')
  return `/api/recommendations?filter=${encodeURIComponent(text)}`
}

onEachEngine('recommendations', world => {
  const club = startServer(world)
  beforeEach(() => club.clock.set(START))
  const coupon = { id: 0 }
  beforeAll(async () => {
    coupon.id = (await addReward(world.database, { codes: 3 })).id
    const { id: cap } = await addReward(world.database, {})
    await world.database.unitOfWork(tx =>
      tx.insert(recommendations).values([
        { ...row, id: 7, activityKey: 'complete-profile' },
        { ...row, id: 2, recommendationType: 'REWARD', rewardId: coupon.id },
        { ...row, id: 3, recommendationType: 'REWARD', rewardId: cap },
        { ...row, id: 4, publishedState: 'DRAFT' },
        { ...row, id: 5, tag: 'MOBILE_FEATURED' },
        { ...row, id: 6, startsAt: hours(1) },
      ]),
    )
  })
  const listed = async (path = address(), headers = {}) => {
    const { json } = await club.browser().get(path, { headers })
    return json.content as Recommendation[]
  }
  const ids = async (path?: string) => (await listed(path)).map(({ id }) => id)

  test('[API-032] a guest sees what is published for this place and has begun', async () => {
    expect(await ids()).toEqual([2, 3, 7])
    expect(await ids(address({ startUntil: hours(-2).toISOString() }))).toEqual([])
  })

  test('[API-032] a filter in the future shows nothing of the future', async () => {
    expect(await ids(address({ startUntil: hours(100).toISOString() }))).toEqual([2, 3, 7])
    club.clock.set(hours(1))
    expect(await ids(address({ startUntil: hours(1).toISOString() }))).toEqual([2, 3, 6, 7])
  })

  test.each<Record<string, string>>([
    { publishedState: 'DRAFT' },
    { tag: 'MOBILE_FEATURED' },
    { startUntil: 'tomorrow' },
    { owner: 'somebody' },
  ])('[API-032] the filter %j is refused', async filter => {
    expect((await club.browser().get(address(filter))).status).toBe(400)
  })

  test('[API-032] a request without a filter is refused', async () => {
    expect((await club.browser().get('/api/recommendations')).status).toBe(400)
  })

  test('[RECO-007] recommendations are in the language of the visitor', async () => {
    const [spanish] = await listed(address(), { 'accept-language': 'es' })
    expect(spanish).toEqual({
      id: 2,
      title: 'Complete su perfil',
      description: 'Díganos a dónde enviar un premio.',
      imageUrl: row.imageUrl,
      redirectUrl: row.redirectUrl,
      recommendationType: 'REWARD',
      start: hours(-1).toISOString(),
      end: null,
      reward: { rewardType: 'COUPON', codesRemaining: 3 },
    })
  })

  test('[RECO-006] a coupon shows how many codes are left in stock, down to the last', async () => {
    const playerId = await addPlayer(world.database, { points: 1000 })
    const redemption = createRedemption({ database: world.database, clock: club.clock })
    const redeem = (quantity: number) =>
      redemption.redeem({
        asker: { playerId },
        request: valueRequest(randomUUID(), 'rewards.redeemReward', { rewardId: coupon.id, quantity }),
        wanted: { by: { id: coupon.id }, currency: 'points', types: ['COUPON'] },
        quantity,
        locale: 'en',
      })
    const shown = async () => (await listed()).find(({ id }) => id === 2)?.reward
    await redeem(2)
    expect(await shown()).toEqual({ rewardType: 'COUPON', codesRemaining: 1 })
    await redeem(1)
    expect(await shown()).toEqual({ rewardType: 'COUPON', codesRemaining: 0 })
  })

  test('[RECO-006] a reward without a stock shows no codes', async () => {
    expect((await listed()).find(({ id }) => id === 3)?.reward).toEqual({ rewardType: 'STANDARD' })
  })

  test('[RECO-005] a player sees that an activity has reached its cap, and others do not', async () => {
    const { id: playerId, email } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    const reached = async () => {
      const { json } = await browser.get(address())
      return (json.content as Recommendation[]).find(({ id }) => id === 7)?.activity
    }
    expect(await reached()).toEqual({ frequencyCap: { limitReached: false } })
    await world.database.unitOfWork(tx =>
      creditActivity(tx, { playerId, activityKey: 'complete-profile', now: START }),
    )
    expect(await reached()).toEqual({ frequencyCap: { limitReached: true } })
    const [, , guest] = await listed()
    expect(guest?.activity).toEqual({ frequencyCap: { limitReached: false } })
  })

  test('[RECO-005] every kind of activity shows a reached cap, for the period of the cap', async () => {
    const { id: playerId, email, browser } = await club.enterNew()
    const poll = await addActivity(world.database, { type: 'POLL', cap: 1, capPeriod: 'day' })
    const twice = await addActivity(world.database, { type: 'QUIZ', cap: 2 })
    const always = await addActivity(world.database, { type: 'PROMO_CODE' })
    const featured = [poll, twice, always].map(({ id, key }) => ({ ...row, id, activityKey: key }))
    await world.database.unitOfWork(async tx => {
      await tx.insert(recommendations).values(featured)
      for (const wanted of [poll, twice, always]) {
        const activity = await requireActivity(tx, wanted, { playerId, now: START })
        await creditActivity(tx, { playerId, activity, locale: 'en', now: START })
      }
    })
    const reached = async () => {
      const { json } = await browser.get(address())
      return featured.map(
        ({ id }) =>
          json.content.find((one: Recommendation) => one.id === id).activity.frequencyCap.limitReached,
      )
    }
    expect(await reached()).toEqual([true, false, false])
    club.clock.set(hours(24))
    await browser.enter(email)
    expect(await reached()).toEqual([false, false, false])
  })
})
