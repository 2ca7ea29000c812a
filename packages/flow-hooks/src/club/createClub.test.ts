import { defaultSettings } from '@players-club/domain-models'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestClub } from '../testing/index.ts'

afterEach(() => vi.restoreAllMocks())

test('[FLAG-007] the features that the settings build in count where the build is given no others', async () => {
  // The operator's own value is none.
  vi.spyOn(defaultSettings, 'builtInFeatures', 'get').mockReturnValue('QUICKDRAW_V1, EINSTANT_V1')
  const answers = { 'shell.getFeatureFlags': { authorizedFlags: ['SWEEPSTAKES_V1'] } }
  const { browser, start } = createTestClub({ answers })
  const { flags } = start()
  expect(flags.getState()).toEqual(['QUICKDRAW_V1', 'EINSTANT_V1'])
  await browser.settled()
  expect(flags.getState()).toEqual(['SWEEPSTAKES_V1', 'QUICKDRAW_V1', 'EINSTANT_V1'])
  expect(
    createTestClub({ buildFlags: ['QUICKCARD_V1'] })
      .start()
      .flags.getState(),
  ).toEqual(['QUICKCARD_V1'])
})
