import { expect, test } from 'vitest'
import { createTestClub } from '../testing/index.ts'

test('a club that asks for no flags sends no request of its own, however long it is open', async () => {
  const { browser, start } = createTestClub({ asksForFlags: false })
  start()
  await browser.clock.advance(3_600_000)
  expect(browser.server.requests).toEqual([])
})

test('[FLAG-007] the built-in features of the settings count', async () => {
  const settings = { builtInFeatures: 'QUICKDRAW_V1, EINSTANT_V1' }
  const answers = { 'shell.getFeatureFlags': { authorizedFlags: ['SWEEPSTAKES_V1'] } }
  const { browser, start } = createTestClub({ settings, answers })
  const { flags } = start()
  expect(flags.getState()).toEqual(['QUICKDRAW_V1', 'EINSTANT_V1'])
  await browser.settled()
  expect(flags.getState()).toEqual(['SWEEPSTAKES_V1', 'QUICKDRAW_V1', 'EINSTANT_V1'])
})
