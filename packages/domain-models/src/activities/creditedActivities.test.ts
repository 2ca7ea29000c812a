import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { INVITE_USES_PER_MONTH } from '../accounts/constants.ts'
import { activityStatus, CREDIT_TERMS, CREDITED_ACTIVITIES } from './creditedActivities.ts'

test('a one-time activity earns once, and an accepted invitation a limited number of times per month', () => {
  expect(CREDIT_TERMS['complete-profile']).toMatchObject({ cap: 1, period: 'ever' })
  expect(CREDIT_TERMS['promotions-email-opt-in']).toMatchObject({ cap: 1, period: 'ever' })
  expect(CREDIT_TERMS['invite-accepted']).toMatchObject({ cap: INVITE_USES_PER_MONTH, period: 'month' })
})

test('every credited activity earns points', () => {
  const all = ['complete-profile', 'promotions-email-opt-in', 'invite-accepted'] as const
  expect([...CREDITED_ACTIVITIES].toSorted()).toEqual([...all].toSorted())
  for (const key of all) expect(CREDIT_TERMS[key].points).toBeGreaterThan(0)
})

test('the status of a credited activity accepts a known key only', () => {
  const status = { key: 'complete-profile', points: 500, limitReached: false }
  expect(is(status, activityStatus)).toBe(true)
  expect(is({ ...status, key: 'anything' }, activityStatus)).toBe(false)
  expect(is({ ...status, limitReached: undefined }, activityStatus)).toBe(false)
})
