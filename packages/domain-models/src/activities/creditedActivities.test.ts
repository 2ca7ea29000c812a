import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { INVITE_USES_PER_MONTH } from '../accounts/constants.ts'
import { activityStatus, CREDIT_TERMS, CREDITED_ACTIVITIES } from './creditedActivities.ts'

test('what is done once earns once; an accepted invitation so many times a month', () => {
  expect(CREDIT_TERMS['complete-profile']).toMatchObject({ cap: 1, period: 'ever' })
  expect(CREDIT_TERMS['promotions-email-opt-in']).toMatchObject({ cap: 1, period: 'ever' })
  expect(CREDIT_TERMS['invite-accepted']).toMatchObject({ cap: INVITE_USES_PER_MONTH, period: 'month' })
})

test('each of them earns something', () => {
  const all = ['complete-profile', 'promotions-email-opt-in', 'invite-accepted'] as const
  expect([...CREDITED_ACTIVITIES].toSorted()).toEqual([...all].toSorted())
  for (const key of all) expect(CREDIT_TERMS[key].points).toBeGreaterThan(0)
})

test('the status of an activity names one of them', () => {
  const status = { key: 'complete-profile', points: 500, limitReached: false }
  expect(is(status, activityStatus)).toBe(true)
  expect(is({ ...status, key: 'anything' }, activityStatus)).toBe(false)
  expect(is({ ...status, limitReached: undefined }, activityStatus)).toBe(false)
})
