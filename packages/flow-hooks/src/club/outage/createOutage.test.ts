import type { RemoteConfig } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { createTestClub } from '../../testing/index.ts'

const FIVE_MINUTES = 300_000

function outage(change: Partial<NonNullable<RemoteConfig['OUTAGE_CONFIG']>> = {}): RemoteConfig {
  return { OUTAGE_CONFIG: { flag: 'true', startDate: '2026-11-20T00:00:00Z', body: 'Back soon', ...change } }
}

describe('an active outage', () => {
  test.each([
    ['PLANNED', 'planned'],
    ['UNPLANNED', 'unplanned'],
    ['', 'warning'],
  ])('[OUTAGE-002] [OUTAGE-007] of the type %j is %s', (outageType, mode) => {
    const club = createTestClub({ initial: { remoteConfig: outage({ outageType }) } }).start()
    expect(club.outage.getState()).toEqual({ mode, body: 'Back soon', displayMs: 30_000 })
  })
})

test('[OUTAGE-005] an outage that starts later appears at the next 300000 ms tick without a reload', async () => {
  const startDate = '2026-11-20T19:07:00Z'
  const tab = createTestClub({ initial: { remoteConfig: outage({ startDate, outageType: 'PLANNED' }) } })
  const club = tab.start()
  expect(club.outage.getState().mode).toBe('none')
  await tab.browser.clock.advance(2 * FIVE_MINUTES - 1)
  expect(club.outage.getState().mode).toBe('none')
  await tab.browser.clock.advance(1)
  expect(club.outage.getState().mode).toBe('planned')
})

test('[OUTAGE-005] the tick asks for the configuration, which is fetched again only when it is half an hour old', async () => {
  const tab = createTestClub({
    initial: { remoteConfig: {} },
    answers: { 'shell.getRemoteConfig': outage({ outageType: 'UNPLANNED' }) },
  })
  const club = tab.start()
  await tab.browser.clock.advance(5 * FIVE_MINUTES)
  expect(club.outage.getState().mode).toBe('none')
  await tab.browser.clock.advance(FIVE_MINUTES)
  expect(club.outage.getState().mode).toBe('unplanned')
})

test('[OUTAGE-006] displayTime is used when it is configured', () => {
  const club = createTestClub({ initial: { remoteConfig: outage({ displayTime: 8000 }) } }).start()
  expect(club.outage.getState().displayMs).toBe(8000)
})
