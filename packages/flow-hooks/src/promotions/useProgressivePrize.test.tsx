import { drawnDraw, progressivePromotion, runningPromotion } from '@players-club/domain-models/fixtures'
import type { ProgressivePrize, Promotion } from '@players-club/domain-models'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useInvalidate } from '../club/query/useInvalidate.ts'
import { createTestClub, testProblem, type TestClubOptions } from '../testing/index.ts'
import { useProgressivePrize } from './useProgressivePrize.ts'

const EVERY_MS = 30_000
const prize = (drawId: number): ProgressivePrize => ({
  drawId,
  amount: 1_000_000 + drawId,
  maximum: 2_500_000,
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function followed(
  promotion: Promotion,
  prizes: (ProgressivePrize | null)[],
  answers: TestClubOptions['answers'] = {},
) {
  let asked = 0
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [] },
    answers: {
      'promotions.getProgressivePrize': () => prizes[Math.min(asked++, prizes.length - 1)] ?? null,
      'promotions.getDraw': {
        ...drawnDraw,
        id: 2,
        draw: '2026-12-04T19:00:00.000Z',
        seedHash: null,
        excludedEntries: [],
        seed: null,
      },
      ...answers,
    },
  })
  const { result, rerender } = await renderHook(
    (shown = promotion) => ({ now: useProgressivePrize(shown), invalidate: useInvalidate() }),
    { initialProps: promotion, wrapper: tab.Wrapper },
  )
  await tab.browser.settled()
  const calls = (name: string) => tab.browser.server.requests.filter(request => request.name === name).length
  const pass = async () => {
    await vi.advanceTimersByTimeAsync(EVERY_MS)
    await tab.browser.settled()
  }
  const invalidate = async () => {
    result.current.invalidate('promotions.getProgressivePrize')
    await tab.browser.settled()
  }
  return { now: () => result.current.now, rerender, calls, pass, invalidate }
}

const ofDraw1 = { ...progressivePromotion, progressivePrize: prize(1) }

test('[PROMO-010] the draws 1, 1, 2 request the date of a draw once, after the third', async () => {
  const { now, calls, pass } = await followed(ofDraw1, [prize(1), prize(1), prize(2)])
  expect(now()).toEqual({ prize: prize(1), drawDate: ofDraw1.progressiveDrawDate })
  await pass()
  expect([calls('promotions.getProgressivePrize'), calls('promotions.getDraw')]).toEqual([2, 0])
  await pass()
  await expect.poll(() => calls('promotions.getDraw')).toBe(1)
  await expect.poll(() => now()).toEqual({ prize: prize(2), drawDate: '2026-12-04T19:00:00.000Z' })
})

test('the date of another draw is not that of the promotion while it is not known', async () => {
  const { now, pass } = await followed(ofDraw1, [prize(2)], { 'promotions.getDraw': testProblem(500) })
  await pass()
  await expect.poll(() => now()).toEqual({ prize: prize(2), drawDate: null })
})

test('[HOME-007] the prize is polled every 30 seconds, until no draw is running', async () => {
  const { now, calls, pass } = await followed(ofDraw1, [prize(1), null])
  for (let times = 0; times < 5; times += 1) await pass()
  expect(calls('promotions.getProgressivePrize')).toBe(2)
  expect(now().prize).toBeNull()
})

test('[HOME-007] the prize is polled again once another draw is running', async () => {
  const { now, calls, pass, invalidate } = await followed(ofDraw1, [prize(1), null, prize(2), prize(2)])
  for (let times = 0; times < 3; times += 1) await pass()
  expect(calls('promotions.getProgressivePrize')).toBe(2)
  await invalidate()
  await expect.poll(() => now().prize).toEqual(prize(2))
  expect(calls('promotions.getProgressivePrize')).toBe(3)
  for (let times = 0; times < 2; times += 1) await pass()
  expect(calls('promotions.getProgressivePrize')).toBe(5)
})

test('a promotion without a growing prize is not polled', async () => {
  const { now, calls, pass } = await followed(runningPromotion, [prize(1)])
  for (let times = 0; times < 3; times += 1) await pass()
  expect(calls('promotions.getProgressivePrize')).toBe(0)
  expect(now()).toEqual({ prize: null, drawDate: null })
})

test('another promotion shows its own prize, not the last one of the promotion before', async () => {
  const { now, rerender, pass } = await followed(ofDraw1, [prize(2), prize(2), prize(7)])
  await pass()
  await expect.poll(() => now().prize).toEqual(prize(2))
  await rerender({ ...ofDraw1, id: ofDraw1.id + 1, progressivePrize: prize(7) })
  expect(now()).toEqual({ prize: prize(7), drawDate: ofDraw1.progressiveDrawDate })
})
