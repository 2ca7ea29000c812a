import { expect, test } from 'vitest'
import { ARCADE_GAME_TYPE_ID } from '../lounge/constants.ts'
import {
  DEFAULT_GAME_TYPES,
  DRAW_GAME_CLAIM_DAYS,
  GAME_PERIODS_DAYS,
  GAME_STATUSES,
  GAME_TYPE_IDS,
  GAMES_PAGE_SIZE,
  JACKPOT_RESULTS_MONTHS,
  JACKPOT_RESULTS_PAGE_SIZE,
  MEGA_MILLIONS,
  RELATED_GAMES_SHOWN,
  TOP_PRIZE_BANDS,
} from './constants.ts'

test('[CONST-004] game types have their ids', () => {
  expect(GAME_TYPE_IDS).toEqual({ scratchers: 1, draw: 2, fastPlay: 5, quickDraw: 7 })
  expect(ARCADE_GAME_TYPE_ID).toBe(6)
})

test('[CONST-005] the unfiltered list contains the game types 1, 5 and 2', () => {
  expect(DEFAULT_GAME_TYPES).toEqual([1, 5, 2])
})

test('[CONST-011] prizes of draw games can be claimed within 180 days', () => {
  expect(DRAW_GAME_CLAIM_DAYS).toBe(180)
})

test('[CONST-015] [CONST-017] [CONST-020] the pages have 10 jackpot results, 12 games and 3 related games', () => {
  expect(JACKPOT_RESULTS_PAGE_SIZE).toBe(10)
  expect(GAMES_PAGE_SIZE).toBe(12)
  expect(RELATED_GAMES_SHOWN).toBe(3)
})

test('[CONST-019] a game counts as new, upcoming or ending for 31 days', () => {
  expect(GAME_PERIODS_DAYS).toEqual({ new: 31, upcoming: 31, ending: 31 })
})

test('[CONST-021] Mega Millions has the game id 13 (formerly 6) and the record id 446', () => {
  expect(MEGA_MILLIONS).toEqual({ newGame: 13, oldGame: 6, newRecord: 446 })
  expect(JACKPOT_RESULTS_MONTHS).toBe(12)
})

test('games are filtered by three statuses and eight bands of top prizes', () => {
  expect(GAME_STATUSES).toEqual(['new', 'active', 'ended'])
  expect(TOP_PRIZE_BANDS.join()).toBe(
    't4999,f5000-t50000,f50000-t100000,f100000-t250000,f250000-t500000,f500000,f1000000,other',
  )
})
