import { offline } from '@players-club/api-client/fakes'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../../testing/index.ts'
import { useSession } from '../../club/session/useSession.ts'
import { useSignOut } from './useSignOut.ts'

async function signedIn(answers: TestClubOptions['answers'] = {}) {
  const initial = { session: testSession(), remoteConfig: {}, authorizedFlags: [] }
  const tab = createTestClub({ initial, answers })
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => ({ out: useSignOut(), session: useSession(), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  return { tab, result }
}

test('[API-007] [AUTH-012] [AUTH-017] a sign-out is sent once and ends the session on the server, in the page and in the storage, and redirects home', async () => {
  const { tab, result } = await signedIn()
  expect(result.current.session).toMatchObject({ isSignedIn: true, account: { firstName: 'verified' } })
  result.current.out.signOut()
  result.current.out.signOut()
  expect(result.current.club.spinner.getState()).toBe(true)
  await expect
    .poll(() => result.current.session)
    .toEqual({ isSignedIn: false, account: null, isRestoring: false, isCutOff: false })
  expect(tab.browser.server.signedIn).toBeNull()
  expect(tab.browser.server.requests.filter(({ name }) => name === 'accounts.signOut')).toHaveLength(1)
  expect(tab.browser.local()).toEqual({})
  expect(tab.visits).toEqual([{ path: '/', replace: false, state: null }])
  expect(result.current.club.spinner.getState()).toBe(false)
})

test('[AUTH-012] the player’s drafts and plays in this tab are removed at sign-out', async () => {
  const { result } = await signedIn()
  const { drafts, storage } = result.current.club
  drafts.write('feedback', { message: 'Hello' })
  storage.session.set('players-club.play.7', '{}')
  result.current.out.signOut()
  await expect.poll(() => result.current.session.isSignedIn).toBe(false)
  expect(storage.session.get('players-club.drafts')).toBeNull()
  expect(storage.session.get('players-club.play.7')).toBeNull()
})

test('a sign-out that does not reach the server shows an error and can be retried', async () => {
  const { tab, result } = await signedIn({ 'accounts.signOut': offline })
  result.current.out.signOut()
  await expect
    .poll(() => result.current.club.messages.getState())
    .toMatchObject({ message: { type: 'error', key: 'error.offline' } })
  expect(result.current.session.isSignedIn).toBe(true)
  expect(result.current.club.spinner.getState()).toBe(false)
  tab.browser.server.answer({ 'accounts.signOut': null })
  result.current.out.signOut()
  await expect.poll(() => result.current.session.isSignedIn).toBe(false)
})

test('a session that the server no longer knows is signed out all the same', async () => {
  const { result } = await signedIn({ 'accounts.signOut': testProblem(401) })
  result.current.out.signOut()
  await expect.poll(() => result.current.session.isSignedIn).toBe(false)
})
