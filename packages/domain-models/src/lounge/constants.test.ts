import { expect, test } from 'vitest'
import * as lounge from './constants.ts'

test('[CONST-014] a page of the lounge history has 10 rows', () => {
  expect(lounge.LOUNGE_HISTORY_PAGE_SIZE).toBe(10)
})

test('the lounge has the figures that its pages state', () => {
  expect(lounge.DAILY_BONUS_TOKENS).toBe(50)
  expect(lounge.TOKEN_EXCHANGE).toEqual({ points: 100, tokens: 10 })
  expect(lounge.TOKENS_PER_DAY).toBe(1440)
  expect(lounge.LOUNGE_PRIZE_MAX_DOLLARS).toBe(10_000)
})

test('[CONVERT-011] a conversion has its own reward and activity', () => {
  expect(lounge.TOKEN_REDEEM_REWARD_ID).toBe(292)
  expect(lounge.TOKEN_REDEEM_REWARD_KEY).toBe('redeem-points-for-tokens')
  expect(lounge.TOKEN_REDEEM_ACTIVITY_KEY).toBe('tokens-for-points')
})

test('[ARCADE-041] the lounge has its limits and ids', () => {
  expect(lounge).toMatchObject({
    DEFAULT_WAGER_INDEX: 1,
    TOP_PRIZE_MULTIPLIER: 5000,
    NGL_V2_WAGER_DIVISOR: 50,
    GAME_PICTURE_BREAKPOINT_PX: 650,
    TOKEN_REDEEM_REWARD_ID: 292,
    LOUNGE_REWARDS_PAGE_SIZE: 60,
    FREE_ENTRIES_PER_DRAW: 1,
    FREE_ENTRY_INTERVAL_S: 60,
    RELOAD_AFTER_REDEMPTION_MS: 1000,
    SPINNER_AFTER_CONVERSION_MS: 1000,
  })
  expect(lounge.NGL_V2_GAMES.join()).toBe('CROSSWORD,PACMAN,CORGICASH,PINACOLADA,WWILLIE,SIZZLINGHOT')
})
