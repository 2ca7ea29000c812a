import { offline } from '@players-club/api-client/fakes'
import { describe, expect, test } from 'vitest'
import { createTestClub, testSession } from '../../testing/index.ts'

const asked = ({ browser }: ReturnType<typeof createTestClub>) =>
  browser.server.requests.filter(({ name }) => name === 'shell.getFeatureFlags').length
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

  test('[API-030] is repeated after a failure, until an answer comes', async () => {
    const tab = createTestClub({ answers: { 'shell.getFeatureFlags': offline } })
    const club = tab.start()
    await tab.browser.settled()
    await tab.browser.clock.advance(1000)
    expect(club.flags.getState()).toEqual([])
    tab.browser.server.answer(flagsOf('A'))
    await tab.browser.clock.advance(2999)
    expect(club.flags.getState()).toEqual([])
    await tab.browser.clock.advance(1)
    expect(club.flags.getState()).toEqual(['A'])
    expect(asked(tab)).toBe(3)
  })

  test('[API-030] is repeated every half minute while the connection stays lost', async () => {
    const tab = createTestClub({ answers: { 'shell.getFeatureFlags': offline } })
    const club = tab.start()
    await tab.browser.settled()
    for (const delay of [1000, 3000, 10_000, 30_000, 30_000]) await tab.browser.clock.advance(delay)
    expect(asked(tab)).toBe(6)
    tab.browser.server.answer(flagsOf('A'))
    await tab.browser.clock.advance(30_000)
    expect(club.flags.getState()).toEqual(['A'])
  })

  test('[API-030] is not repeated for a player who has left', async () => {
    const tab = createTestClub({ answers: { 'shell.getFeatureFlags': offline } })
    const club = tab.start()
    await tab.browser.settled()
    tab.browser.server.answer(flagsOf('A'))
    club.session.begin(testSession())
    await tab.browser.settled()
    expect(asked(tab)).toBe(2)
    await tab.browser.clock.advance(10_000)
    expect(asked(tab)).toBe(2)
  })
})

describe('a configuration that comes to an open page', () => {
  const HALF_AN_HOUR = 1_800_000
  const openWith = (FEATURE_FLAGS: string, authorizedFlags: string[]) => {
    const tab = createTestClub({ initial: { authorizedFlags, remoteConfig: { FEATURE_FLAGS } } })
    return { tab, club: tab.start() }
  }

  test('[FLAG-006] [FLAG-007] switches off what the operator has removed, and keeps what the player has', async () => {
    const { tab, club } = openWith('A,B', ['A', 'B', 'OWN'])
    tab.browser.server.answer({ 'shell.getRemoteConfig': { FEATURE_FLAGS: 'A' }, ...flagsOf('A', 'OWN') })
    await tab.browser.clock.advance(HALF_AN_HOUR)
    expect([...club.flags.getState()].toSorted()).toEqual(['A', 'OWN'])
    expect(asked(tab)).toBe(1)
  })

  test('[FLAG-006] switches on what the operator has added, and asks for nothing', async () => {
    const { tab, club } = openWith('A', ['A'])
    tab.browser.server.answer({ 'shell.getRemoteConfig': { FEATURE_FLAGS: 'A,B' } })
    await tab.browser.clock.advance(HALF_AN_HOUR)
    expect(club.flags.getState()).toEqual(['A', 'B'])
    expect(asked(tab)).toBe(0)
  })
})
