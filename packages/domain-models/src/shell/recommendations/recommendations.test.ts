import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { recommendation } from './Recommendation.ts'
import { couponRecommendation, profileRecommendation } from './recommendations.fixtures.ts'
import { shownRecommendations } from './shownRecommendations.ts'

const NOW = new Date('2026-11-21T18:00:00Z')
const ids = (...all: Parameters<typeof shownRecommendations>[0]) =>
  shownRecommendations(all, NOW).map(({ id }) => id)

test('[RECO-007] a recommendation has title, description, picture, link, type, start and end', () => {
  for (const one of [profileRecommendation, couponRecommendation]) {
    expect(is(one, recommendation)).toBe(true)
    for (const field of [
      'id',
      'title',
      'description',
      'imageUrl',
      'redirectUrl',
      'recommendationType',
      'start',
      'end',
    ])
      expect(is({ ...one, [field]: undefined }, recommendation)).toBe(false)
  }
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
])('[RECO-007] a recommendation links to an own page, never to %s', redirectUrl => {
  expect(is({ ...profileRecommendation, redirectUrl }, recommendation)).toBe(false)
})

test('[RECO-002] recommendations are sorted by id', () => {
  expect(ids(...[9, 3, 5].map(id => ({ ...profileRecommendation, id })))).toEqual([3, 5, 9])
})

test('[RECO-003] only activities and rewards are listed', () => {
  const game = { ...profileRecommendation, id: 4, recommendationType: 'GAME' }
  expect(ids(couponRecommendation, game, profileRecommendation)).toEqual([3, 5])
})

test.each([
  ['2026-11-21T18:00:01Z', [3]],
  ['2026-11-21T18:00:00Z', []],
  ['2026-11-21T11:00:00-07:00', []],
  ['2026-11-20T18:00:00Z', []],
])('[RECO-004] a recommendation that ends at %s is listed until then: %j', (end, shown) => {
  expect(ids({ ...profileRecommendation, end })).toEqual(shown)
})

test('[RECO-005] a recommendation whose activity has reached its limit is hidden', () => {
  expect(ids({ ...profileRecommendation, activity: { frequencyCap: { limitReached: true } } })).toEqual([])
})

describe('a recommended reward', () => {
  const rewarded = (rewardType: string, codesRemaining?: number) =>
    ids({ ...couponRecommendation, reward: { rewardType, codesRemaining } })

  test('[RECO-006] that is a coupon is hidden without codes, and shown with one left', () => {
    expect(rewarded('COUPON', 0)).toEqual([])
    expect(rewarded('COUPON', 1)).toEqual([5])
  })

  test('[RECO-006] of another type does not run out of codes', () => {
    expect(rewarded('DRAW', 0)).toEqual([5])
    expect(rewarded('COUPON')).toEqual([5])
  })
})
