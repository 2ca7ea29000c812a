import { describe, expect, test } from 'vitest'
import { followTabs, type TabSituation } from './followTabs.ts'

const mine = { userId: 'u1', accessToken: 'a1' }
const stored = { userId: 'u1', access_token: 'a1', refresh_token: 'r1' }

function decide(situation: Partial<TabSituation>) {
  return followTabs({ mine: null, stored: null, userIdBeforeReload: null, isAdopting: false, ...situation })
}

describe('a sign-in in another tab', () => {
  test('[GUARD-005] is adopted with the switch on', () =>
    expect(decide({ stored, isAdopting: true })).toBe('adopt'))
  test('[GUARD-005] leaves this tab a guest with the switch off', () =>
    expect(decide({ stored })).toBe('nothing'))
  test('[GUARD-005] replaces another player in this tab', () => {
    expect(decide({ mine, stored: { ...stored, userId: 'u2' }, isAdopting: true })).toBe('endAndAdopt')
    expect(decide({ mine, stored: { ...stored, userId: 'u2' } })).toBe('end')
  })
})

test('a sign-out in another tab is followed at once, whatever the switch', () => {
  expect(decide({ mine })).toBe('end')
  expect(decide({ mine, isAdopting: true })).toBe('end')
  expect(decide({ userIdBeforeReload: 'u1' })).toBe('end')
  expect(decide({})).toBe('nothing')
})

test('tokens that another tab has renewed are used', () => {
  expect(decide({ mine, stored: { ...stored, access_token: 'a2' } })).toBe('renew')
  expect(decide({ mine, stored })).toBe('nothing')
})

test('a reloaded tab resumes its own session with the switch off', () => {
  expect(decide({ stored, userIdBeforeReload: 'u1' })).toBe('resume')
  expect(decide({ stored, userIdBeforeReload: 'u2' })).toBe('nothing')
})
