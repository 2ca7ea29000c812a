import { offline } from '@players-club/api-client/fakes'
import { getPointsBalance } from '@players-club/api-client'
import { expect, test } from 'vitest'
import type { Club } from '../../club/createClub.ts'
import { createTestClub, testSession } from '../../testing/index.ts'
import { isPlayer } from '../session/Session.ts'
import { createSessionEnd } from './createSessionEnd.ts'

const MINUTE = 60_000

function player() {
  const tab = createTestClub({ initial: { session: testSession(), remoteConfig: {}, authorizedFlags: [] } })
  tab.browser.server.signedIn = 'verified'
  const { clock, server } = tab.browser
  const club = tab.start()
  return { tab, clock, server, club, sessionEnd: watched(club) }
}

function watched(club: Club) {
  const sessionEnd = createSessionEnd(club)
  sessionEnd.start()
  return sessionEnd
}

test('the end is announced after 58 quiet minutes, and put off by the verb', async () => {
  const { clock, sessionEnd } = player()
  await clock.advance(58 * MINUTE - 1)
  expect(sessionEnd.getState().at).toBe('quiet')
  await clock.advance(1)
  expect(sessionEnd.getState().at).toBe('warning')
  sessionEnd.extend()
  await clock.advance(0)
  expect(sessionEnd.getState()).toEqual({ at: 'quiet', endsAt: clock.now().getTime() + 60 * MINUTE })
})

test('an answer to the player counts as activity', async () => {
  const { clock, club, sessionEnd } = player()
  await clock.advance(30 * MINUTE)
  await club.api.call(getPointsBalance)
  await clock.advance(57 * MINUTE)
  expect(sessionEnd.getState().at).toBe('quiet')
})

test('a watch that begins late counts from the last answer of the server', async () => {
  const { clock, club } = player()
  await clock.advance(20 * MINUTE)
  await club.api.call(getPointsBalance)
  const endsAt = clock.now().getTime() + 60 * MINUTE
  await clock.advance(59 * MINUTE)
  const late = watched(club)
  expect(late.getState()).toEqual({ at: 'quiet', endsAt })
  await clock.advance(0)
  expect(late.getState()).toMatchObject({ at: 'warning', endsAt })
})

test('[AUTH-026] after 3600 s the session is not valid any more: the player is at /login and told why', async () => {
  const { tab, clock, server, club } = player()
  await clock.advance(59 * MINUTE)
  server.signedIn = null
  await clock.advance(MINUTE)
  expect(isPlayer(club.session.getState())).toBe(false)
  expect(tab.visits).toMatchObject([{ path: '/login', state: { from: '/' } }])
  expect(club.messages.getState()).toMatchObject({ message: { key: 'error.http.401' } })
})

test('a session another tab has kept alive goes on', async () => {
  const { clock, club, sessionEnd } = player()
  await clock.advance(60 * MINUTE)
  expect(isPlayer(club.session.getState())).toBe(true)
  expect(sessionEnd.getState().at).toBe('quiet')
})

test('an extension without a connection is refused, and nobody stays signed in past the end', async () => {
  const { clock, server, club, sessionEnd } = player()
  await clock.advance(58 * MINUTE)
  server.trouble(offline)
  sessionEnd.extend()
  await clock.advance(0)
  expect(sessionEnd.getState()).toMatchObject({ at: 'warning', isRefused: true })
  await clock.advance(2 * MINUTE)
  expect(isPlayer(club.session.getState())).toBe(false)
})

test('nothing is announced to a guest, nor after sign-out', async () => {
  const guest = createTestClub()
  const guestSessionEnd = watched(guest.start())
  await guest.browser.clock.advance(59 * MINUTE)
  expect(guestSessionEnd.getState().at).toBe('off')

  const { clock, club, sessionEnd } = player()
  club.session.end()
  await clock.advance(59 * MINUTE)
  expect(sessionEnd.getState().at).toBe('off')
})
