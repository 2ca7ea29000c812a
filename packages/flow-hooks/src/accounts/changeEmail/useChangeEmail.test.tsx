import { offline } from '@players-club/api-client/fakes'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import {
  createTestClub,
  testAccount,
  testProblem,
  testSession,
  testTokens,
  type TestClubOptions,
} from '../../testing/index.ts'
import { useChangeEmail } from './useChangeEmail.ts'

const email = 'new@players.example'
const tokens = testTokens({ ...testAccount(), email }, 2)

async function emailPage(answers: TestClubOptions['answers'] = {}) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() },
    place: { pathname: '/settings/account-security/change-email' },
    answers: { 'accounts.changeEmail': tokens, ...answers },
  })
  tab.browser.server.signedIn = 'verified'
  const { result, unmount } = await renderHook(() => ({ flow: useChangeEmail(), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  const walk = async () => {
    result.current.flow.changeEmail(` ${email} `)
    result.current.flow.continue()
    result.current.flow.changePassword('Lucky#2026')
    result.current.flow.submit()
    result.current.flow.submit()
    await tab.browser.settled()
  }
  const calls = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  return { tab, result, unmount, walk, calls }
}

test('[API-015] [SETTINGS-008] [ERR-022] both steps change the address and return to Account & Security', async () => {
  const { tab, result, walk, calls } = await emailPage()
  await walk()
  expect(calls('accounts.changeEmail').map(({ body }) => body)).toEqual([{ email, password: 'Lucky#2026' }])
  expect(result.current.club.session.getState()).toMatchObject({
    accessToken: tokens.access_token,
    account: { ...testAccount(), email },
    userData: { email },
  })
  expect(tab.visits).toEqual([{ path: '/settings/account-security', replace: false, state: null }])
  expect(result.current.club.messages.getState()).toMatchObject({
    message: { type: 'success', key: 'email.updated' },
  })
})

test.each([
  ['403', testProblem(403, undefined, { title: 'Not you.' }), { text: 'Not you.' }],
  ['500', testProblem(500, undefined, { title: 'A belt tore.' }), { text: 'A belt tore.' }],
  ['503 without a word', testProblem(503, undefined, { title: '' }), { key: 'error.http.503' }],
  ['no connection', offline, { key: 'error.offline' }],
  ['the server’s own words', testProblem(418, undefined, { title: 'Tea?' }), { text: 'Tea?' }],
] as const)('[ERR-023] the form is kept when a change fails: %s', async (_, answer, notice) => {
  const { tab, result, walk } = await emailPage({ 'accounts.changeEmail': answer })
  await walk()
  await expect
    .poll(() => result.current.flow.state)
    .toMatchObject({ at: 'password', email: ` ${email} `, password: 'Lucky#2026', notice })
  expect(result.current.club.session.getState().account?.email).toBe(testAccount().email)
  expect(tab.visits).toEqual([])
})

test('[API-015] a change whose page was left stores the new tokens, and leads nowhere', async () => {
  const answer = Promise.withResolvers<typeof tokens>()
  const { tab, result, unmount, walk } = await emailPage({ 'accounts.changeEmail': () => answer.promise })
  const { session } = result.current.club
  await walk()
  await unmount()
  answer.resolve(tokens)
  await tab.browser.settled()
  expect(session.getState()).toMatchObject({ refreshToken: tokens.refresh_token, account: { email } })
  expect(tab.visits).toEqual([])
})
