import { describe, expect, test } from 'vitest'
import { followTabs, type TabSituation } from './followTabs.ts'

const mine = { userId: 'u1', accessToken: 'a1' }
const stored = { userId: 'u1', access_token: 'a1', refresh_token: 'r1' }

function decide(situation: Partial<TabSituation>) {
  return followTabs({ mine: null, stored: null, leftBehind: null, isAdopting: false, ...situation })
}

describe('another tab has signed in', () => {
  test('[GUARD-005] it is adopted with the switch on', () =>
    expect(decide({ stored, isAdopting: true })).toBe('adopt'))
  test('[GUARD-005] the tab stays guest with the switch off', () =>
    expect(decide({ stored })).toBe('nothing'))
  test('[GUARD-005] another player takes the place of the one here', () => {
    expect(decide({ mine, stored: { ...stored, userId: 'u2' }, isAdopting: true })).toBe('endAndAdopt')
    expect(decide({ mine, stored: { ...stored, userId: 'u2' } })).toBe('end')
  })
})

test('another tab’s sign-out is followed at once, whatever the switch', () => {
  expect(decide({ mine })).toBe('end')
  expect(decide({ mine, isAdopting: true })).toBe('end')
  expect(decide({ leftBehind: 'u1' })).toBe('end')
  expect(decide({})).toBe('nothing')
})

test('tokens another tab has renewed are taken over', () => {
  expect(decide({ mine, stored: { ...stored, access_token: 'a2' } })).toBe('renew')
  expect(decide({ mine, stored })).toBe('nothing')
})

test('a reloaded tab takes up its own session with the switch off', () => {
  expect(decide({ stored, leftBehind: 'u1' })).toBe('resume')
  expect(decide({ stored, leftBehind: 'u2' })).toBe('nothing')
})
