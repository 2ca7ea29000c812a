import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { REWARD_TYPES } from './constants.ts'
import { couponDetails } from './CouponDetails.ts'
import { largestQuantity } from './largestQuantity.ts'
import { playerReward, reward } from './Reward.ts'
import { rewardRedemption } from './RewardRedemption.ts'
import {
  couponRedemption,
  couponReward,
  drawReward,
  externalReward,
  gameplayReward,
  seenByPlayer,
} from './rewards.fixtures.ts'
import { readRewardsPlace, writeRewardsPlace } from './RewardsPlace.ts'
import { isEntryClosed, isOffered, isSoldOut, rewardStatus } from './rewardStatus.ts'
import { rewardTabs } from './rewardTabs.ts'

const NOW = new Date('2026-11-20T19:00:00Z')

describe('a reward', () => {
  test.each([couponReward, drawReward, externalReward, gameplayReward])(
    '[REWARD-008] of the type $type is valid',
    one => {
      expect(is(one, reward)).toBe(true)
      expect(is(seenByPlayer(one), playerReward)).toBe(true)
    },
  )

  test.each([
    'id',
    'key',
    'type',
    'title',
    'summary',
    'amount',
    'imageUrl',
    'end',
    'endingSoon',
    'entryEnd',
    'externalId',
    'createdDate',
    'featured',
    'visibilityWeb',
    'remaining',
    'termsConditionsUrl',
    'extraData',
  ])('[REWARD-008] is invalid without %s', field => {
    expect(is({ ...couponReward, [field]: undefined }, reward)).toBe(false)
  })

  test.each([{ type: 'TOKENS' }, { amount: 0 }, { amount: 0.5 }, { imageUrl: 'https://elsewhere.example' }])(
    '[REWARD-008] with %j is invalid',
    change => {
      expect(is({ ...couponReward, ...change }, reward)).toBe(false)
    },
  )

  test('[REWARD-008] keeps the operator’s additional data', () => {
    const extraData = [{ key: 'is_lucky_lounge_info', value: 'true' }]
    expect(is({ ...couponReward, extraData }, reward)).toBe(true)
  })
})

test('[REWARD-009] coupon details have the remaining number, the codes and their barcode data', () => {
  const coupons = [{ code: 'CSL-7F3K-22QX', barcodeData: 'CSL7F3K22QX' }]
  expect(is({ remaining: 3, coupons }, couponDetails)).toBe(true)
  expect(is({ coupons }, couponDetails)).toBe(false)
  expect(is({ remaining: 3, coupons: [{ code: 'CSL-7F3K-22QX' }] }, couponDetails)).toBe(false)
})

test('[REWARD-010] a redemption returns how many are left', () => {
  expect(is(couponRedemption, rewardRedemption)).toBe(true)
  expect(is({ ...couponRedemption, remaining: null }, rewardRedemption)).toBe(true)
  expect(is({ ...couponRedemption, remaining: undefined }, rewardRedemption)).toBe(false)
})

describe('the largest quantity', () => {
  const all = { points: 950, cost: 100, capRemaining: 20, couponRemaining: 7, redemptionRemaining: 12 }

  test.each([
    [all, 7],
    [{ ...all, couponRemaining: 30 }, 9],
    [{ ...all, capRemaining: 2 }, 2],
    [{ ...all, redemptionRemaining: 4 }, 4],
    [{ ...all, couponRemaining: null, capRemaining: null, redemptionRemaining: null }, 9],
    [{ points: 950, cost: 100 }, 9],
    [{ points: 99, cost: 100 }, 0],
    [{ ...all, couponRemaining: 0 }, 0],
    [{ ...all, capRemaining: -1 }, 0],
    [{ ...all, capRemaining: 2.9 }, 2],
  ])('[REWARD-018] for %j is %i', (limits, quantity) => {
    expect(largestQuantity(limits)).toBe(quantity)
  })
})

test.each([
  ['2026-11-20T19:00:00Z', '2026-11-10T07:00:00Z', '2026-11-20T19:00:00Z', 'ended'],
  ['2026-12-02T07:00:00Z', '2026-11-20T19:00:00Z', '2026-12-01T07:00:00Z', 'endingSoon'],
  ['2026-12-02T07:00:00Z', '2026-11-20T19:00:01Z', '2026-12-01T07:00:00Z', 'open'],
  ['2026-12-02T07:00:00Z', '2026-11-10T07:00:00Z', '2026-11-20T19:00:00Z', 'open'],
  ['2026-12-02T07:00:00Z', '2026-11-10T07:00:00Z', null, 'endingSoon'],
  [null, null, null, 'open'],
] as const)(
  '[DRAW-005] [DRAW-006] a draw that ends at %s, soon from %s, with entries until %s has the status %s',
  (end, soon, entryEnd, is) => {
    expect(rewardStatus({ end, endingSoon: soon, entryEnd }, NOW)).toBe(is)
  },
)

test.each([
  ['2026-11-27T19:00:00Z', 'endingSoon'],
  ['2026-11-28T19:00:00Z', 'open'],
] as const)(
  '[CONST-019] without a configured moment a draw with entries until %s has the status %s',
  (entryEnd, is) => {
    expect(rewardStatus({ end: null, endingSoon: null, entryEnd }, NOW)).toBe(is)
  },
)

test('a draw accepts entries until the last moment before their end', () => {
  expect(isEntryClosed({ entryEnd: '2026-11-20T19:00:00Z' }, NOW)).toBe(true)
  expect(isEntryClosed({ entryEnd: '2026-11-20T19:00:01Z' }, NOW)).toBe(false)
  expect(isEntryClosed({ entryEnd: null }, NOW)).toBe(false)
})

test.each([
  [null, null, true],
  ['2026-11-20T19:00:01Z', '2026-11-20T19:00:01Z', true],
  ['2026-11-20T19:00:01Z', '2026-11-20T19:00:00Z', false],
  ['2026-11-20T19:00:00Z', null, false],
])('a reward that ends at %s, with entries until %s, is offered: %s', (end, entryEnd, is) => {
  expect(isOffered({ end, endingSoon: null, entryEnd }, NOW)).toBe(is)
})

test('[REWARD-011] a reward is sold out when nothing of its stock remains', () => {
  expect(isSoldOut({ remaining: 0 })).toBe(true)
  expect(isSoldOut({ remaining: 1 })).toBe(false)
  expect(isSoldOut({ remaining: null })).toBe(false)
})

test.each([
  ['', {}, 0],
  ['?tab=COUPON', { tab: 'COUPON' }, 0],
  ['?tab=COUPON&page=2', { tab: 'COUPON' }, 1],
  ['?page=3', {}, 2],
  ['?tab=DRAW&past=1', { tab: 'DRAW', past: 0 }, 0],
  ['?tab=DRAW&past=2&page=3', { tab: 'DRAW', past: 1 }, 2],
] as const)('the address %j of the rewards is read, and written back unchanged', (search, tab, page) => {
  expect(readRewardsPlace(search)).toEqual({ ...tab, page })
  expect(writeRewardsPlace({ ...tab, page })).toBe(search)
})

test('an address of the rewards that names no tab and no page leads to the first ones', () => {
  expect(readRewardsPlace('?tab=TOKENS&page=0')).toEqual({ page: 0 })
})

describe('reward tabs', () => {
  const everything = [couponReward, drawReward, externalReward, gameplayReward]
  const types = (configured: string, rewards: typeof everything) =>
    rewardTabs(configured, rewards, NOW).map(({ type }) => type)

  test('[REWARD-002] follow the configured list and its order', () => {
    expect(types('DRAW,COUPON', everything)).toEqual(['DRAW', 'COUPON'])
    expect(types('COUPON, draw', everything)).toEqual(['COUPON', 'DRAW'])
    expect(types('DRAW,TOKENS,,DRAW', everything)).toEqual(['DRAW'])
    const standard = { ...couponReward, type: 'STANDARD' as const }
    expect(types(REWARD_TYPES.join(), [...everything, standard])).toEqual([...REWARD_TYPES])
  })

  test('[REWARD-003] without rewards are hidden, except for draws', () => {
    expect(types(REWARD_TYPES.join(), [])).toEqual(['DRAW'])
    expect(types(REWARD_TYPES.join(), [couponReward])).toEqual(['COUPON', 'DRAW'])
  })

  test('[REWARD-004] list past draws separately, the latest first', () => {
    const over = (id: number, end: string) => ({ ...drawReward, id, end })
    const past = [over(1, '2026-10-01T07:00:00Z'), over(2, '2026-11-01T07:00:00Z')]
    const [tab] = rewardTabs('DRAW', [...past, drawReward], NOW)
    expect(tab?.rewards).toEqual([drawReward])
    expect(tab?.past.map(({ id }) => id)).toEqual([2, 1])
  })

  test('[REWARD-003] with ended rewards only are hidden as well', () => {
    expect(types('DRAW,COUPON', [{ ...couponReward, end: '2026-11-01T07:00:00Z' }])).toEqual(['DRAW'])
  })
})
