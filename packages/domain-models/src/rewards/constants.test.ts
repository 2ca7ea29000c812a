import { expect, test } from 'vitest'
import { REWARD_TYPES, REWARDS_MAX, REWARDS_PAGE_SIZE } from './constants.ts'

test('[CONST-018] a page has 6 rewards, and a list at most 1000', () => {
  expect(REWARDS_PAGE_SIZE).toBe(6)
  expect(REWARDS_MAX).toBe(1000)
})

test('there are five types of rewards', () => {
  expect(REWARD_TYPES).toEqual(['COUPON', 'DRAW', 'EXTERNAL', 'GAMEPLAY', 'STANDARD'])
})
