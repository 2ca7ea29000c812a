import { expect, test } from 'vitest'
import * as content from './constants.ts'

test('the home page has its counts, and its carousel an interval', () => {
  expect(content.HOME_COUNTS).toEqual({
    draws: 3,
    progressiveDraws: 1,
    featuredDraws: 2,
    rewards: 3,
    activities: 3,
  })
  expect(content.CAROUSEL).toEqual({ intervalMs: 8000, transitionMs: 500 })
})

test('feedback has its limits', () => {
  expect(content).toMatchObject({
    FEEDBACK_SUBJECT_MAX: 100,
    FEEDBACK_MESSAGE_MAX: 1000,
    FEEDBACK_REDIRECT_MS: 500,
  })
})
