import { expect, test } from 'vitest'
import {
  DRAWING_CLAIM_DAYS,
  DRAW_PERIODS_DAYS,
  DRAWS_PAGE_SIZE,
  ELIGIBLE_GAMES_SHOWN,
  PAST_DRAWS_PAGE_SIZE,
  PROGRESSIVE_PRIZE_REFRESH_MS,
  PROMOTIONS_PAGE_SIZE,
} from './constants.ts'

test('[CONST-014] [CONST-016] the pages have 10 past draws and 6 draws', () => {
  expect(PAST_DRAWS_PAGE_SIZE).toBe(10)
  expect(DRAWS_PAGE_SIZE).toBe(6)
})

test('[CONST-019] a draw is new for 31 days, and ends soon in its last 7', () => {
  expect(DRAW_PERIODS_DAYS).toEqual({ new: 31, endingSoon: 7 })
})

test('prizes of the club’s own drawings can be claimed within 180 days', () => {
  expect(DRAWING_CLAIM_DAYS).toBe(180)
})

test('[CONST-020] a promotion shows 3 eligible games', () => {
  expect(ELIGIBLE_GAMES_SHOWN).toBe(3)
})

test('promotions load 10 and then 9 at a time, and progressive prizes every 30 seconds', () => {
  expect(PROMOTIONS_PAGE_SIZE).toEqual({ first: 10, more: 9 })
  expect(PROGRESSIVE_PRIZE_REFRESH_MS).toBe(30_000)
})
