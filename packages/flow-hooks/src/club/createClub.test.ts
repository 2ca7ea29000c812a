import { expect, test } from 'vitest'
import { createTestClub } from '../testing/index.ts'

test('[FLAG-007] the built-in features of the settings count', async () => {
  const settings = { builtInFeatures: 'QUICKDRAW_V1, EINSTANT_V1' }
  const answers = { 'shell.getFeatureFlags': { authorizedFlags: ['SWEEPSTAKES_V1'] } }
  const { browser, start } = createTestClub({ settings, answers })
  const { flags } = start()
  expect(flags.getState()).toEqual(['QUICKDRAW_V1', 'EINSTANT_V1'])
  await browser.settled()
  expect(flags.getState()).toEqual(['SWEEPSTAKES_V1', 'QUICKDRAW_V1', 'EINSTANT_V1'])
})
