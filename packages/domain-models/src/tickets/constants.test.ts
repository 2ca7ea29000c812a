import { expect, test } from 'vitest'
import { POINTS_PER_DOLLAR, QUICK_CARD_PREFIX } from './constants.ts'

test('a ticket earns 10 points per dollar, and a quick card has its prefix', () => {
  expect(POINTS_PER_DOLLAR).toBe(10)
  expect(QUICK_CARD_PREFIX).toBe('639299')
})
