import { offline } from '@players-club/api-client/fakes'
import { describe, expect, test } from 'vitest'
import { createTestClub, testSession } from '../../testing/index.ts'

const flagsOf = (...authorizedFlags: string[]) => ({ 'shell.getFeatureFlags': { authorizedFlags } })

test('[FLAG-007] effective flags are the union of the authorized flags and the build-time features', async () => {
  const tab = createTestClub({
    answers: flagsOf('SWEEPSTAKES_V1', 'QUICKDRAW_V1'),
    settings: { builtInFeatures: 'QUICKDRAW_V1,EINSTANT_V1' },
  })
  const club = tab.start()
  expect(club.flags.getState()).toEqual(['QUICKDRAW_V1', 'EINSTANT_V1'])
  await tab.browser.settled()
  expect([...club.flags.getState()].toSorted()).toEqual(['EINSTANT_V1', 'QUICKDRAW_V1', 'SWEEPSTAKES_V1'])
})

test('[FLAG-006] flags of the remote configuration’s comma-separated list count as well', async () => {
  const tab = createTestClub({ answers: { 'shell.getRemoteConfig': { FEATURE_FLAGS: 'A, B' } } })
  const club = tab.start()
  await tab.browser.settled()
  expect(club.flags.getState()).toEqual(['A', 'B'])
})

describe('loading the authorized flags', () => {
  test('[API-030] happens after start and each change of player, but not for rendered flags', async () => {
    const tab = createTestClub({ initial: { authorizedFlags: ['A'] }, answers: flagsOf('B') })
    const club = tab.start()
    await tab.browser.settled()
    expect(club.flags.getState()).toEqual(['A'])
    club.session.begin(testSession())
    expect(club.flags.getState()).toEqual(['A'])
    await tab.browser.settled()
    expect(club.flags.getState()).toEqual(['B'])
    tab.browser.server.answer(flagsOf())
    club.session.end()
    await tab.browser.settled()
    expect(club.flags.getState()).toEqual([])
  })

  test('[API-030] ignores an answer for the previous player', async () => {
    const answers: (() => void)[] = []
    const tab = createTestClub({
      answers: {
        'shell.getFeatureFlags': ({ attempt }) =>
          new Promise(done => answers.push(() => done({ authorizedFlags: [`OF_${attempt}`] }))),
      },
    })
    const club = tab.start()
    await tab.browser.settled()
    club.session.begin(testSession())
    await tab.browser.settled()
    for (const answer of answers.toReversed()) answer()
    await tab.browser.settled()
    expect(club.flags.getState()).toEqual(['OF_2'])
  })

  test('[API-030] leaves no authorized flag after a failure', async () => {
    const tab = createTestClub({
      initial: { authorizedFlags: ['A'] },
      settings: { builtInFeatures: 'C' },
      answers: { 'shell.getFeatureFlags': offline },
    })
    const club = tab.start()
    club.session.begin(testSession())
    await tab.browser.settled()
    expect(club.flags.getState()).toEqual(['C'])
  })
})
