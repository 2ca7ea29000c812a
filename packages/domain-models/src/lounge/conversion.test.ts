import { expect, test } from 'vitest'
import { conversionCost, conversionMaximum, conversionMost, conversionSteps } from './conversion.ts'

const rate = { activityAmount: 10, rewardAmount: 100 }
const today = (remaining: number) => ({
  ...rate,
  frequencyCap: { limitReached: remaining === 0, remaining, count: 1440 - remaining },
})

test.each([
  [259, 20],
  [250, 20],
  [100, 10],
  [99, 0],
  [0, 0],
  [25_000, 2500],
])('[CONVERT-006] [CONVERT-010] %i points buy at most %i tokens', (points, tokens) => {
  expect(conversionMaximum(points, rate)).toBe(tokens)
})

test('[CONVERT-010] the maximum is a whole number of steps at any rate', () => {
  // 100 points are 233 tokens at 7 for 3; 33 steps of 7 are 231 of them.
  expect(conversionMaximum(100, { activityAmount: 7, rewardAmount: 3 })).toBe(231)
})

test('[CONVERT-003] today’s remaining limit caps the maximum, in whole steps', () => {
  expect(conversionMost(25_000, today(1440))).toBe(1440)
  expect(conversionMost(25_000, today(35))).toBe(30)
  expect(conversionMost(25_000, today(0))).toBe(0)
  expect(conversionMost(250, today(1440))).toBe(20)
})

test('[CONVERT-009] [CONVERT-012] tokens are sent as whole steps only', () => {
  expect(conversionSteps(30, rate)).toBe(3)
  expect(conversionSteps(15, rate)).toBeNull()
  expect(conversionSteps(0, rate)).toBeNull()
  expect(conversionSteps(-10, rate)).toBeNull()
})

test('[CONVERT-002] ten tokens cost a hundred points', () => {
  expect(conversionCost(10, rate)).toBe(100)
  expect(conversionCost(1440, rate)).toBe(14_400)
})
