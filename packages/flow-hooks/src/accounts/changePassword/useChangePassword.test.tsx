import { hanging, offline } from '@players-club/api-client/fakes'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { memoryStorage } from '../../club/memoryStorage.ts'
import { useClub } from '../../club/useClub.ts'
import {
  createTestClub,
  testAccount,
  testProblem,
  testSession,
  testTokens,
  type TestClubOptions,
} from '../../testing/index.ts'
import { useChangePassword } from './useChangePassword.ts'

const tokens = testTokens(testAccount(), 2)
const whole = { current: 'Lucky#2026', next: 'Copper#2027', confirmation: 'Copper#2027' }

async function passwordPage(answers: TestClubOptions['answers'] = {}, tabStorage = memoryStorage()) {
  const tab = createTestClub({
    tabStorage,
    initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() },
    place: { pathname: '/settings/account-security/change-password' },
    answers: {
      'accounts.checkPassword': ({ body }) => ({ isValid: body.password === whole.current }),
      'accounts.changePassword': tokens,
      ...answers,
    },
  })
  tab.browser.server.signedIn = 'verified'
  const { result, unmount } = await renderHook(() => ({ flow: useChangePassword(), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  const fillIn = async (form = whole) => {
    result.current.flow.change(form)
    result.current.flow.leave('current')
    await tab.browser.settled()
  }
  const submit = async () => {
    result.current.flow.submit()
    await tab.browser.settled()
  }
  const calls = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  return { tab, result, unmount, fillIn, submit, calls, clock: tab.browser.clock }
}

test('passwords that are typed are stored neither in the tab nor in the browser', async () => {
  const tabStorage = memoryStorage()
  const written = vi.spyOn(tabStorage, 'set')
  const { tab, fillIn } = await passwordPage({}, tabStorage)
  await fillIn()
  const stored = JSON.stringify([written.mock.calls, tab.browser.local()])
  for (const password of [whole.current, whole.next]) expect(stored).not.toContain(password)
})

test('[API-014] [SETTINGS-010] leaving the field checks the current password', async () => {
  const { result, fillIn, calls } = await passwordPage()
  await fillIn()
  expect(calls('accounts.checkPassword').map(({ body }) => body)).toEqual([{ password: whole.current }])
  await expect.poll(() => result.current.flow.canSubmit).toBe(true)
})

test('[SETTINGS-010] passwords that a password manager fills in without focus are checked, too', async () => {
  const { tab, result, calls } = await passwordPage()
  const { current, next, confirmation } = whole
  for (const change of [{ current }, { next }, { confirmation }]) result.current.flow.change(change)
  await tab.browser.settled()
  expect(calls('accounts.checkPassword').map(({ body }) => body)).toEqual([{ password: current }])
  await expect.poll(() => result.current.flow.canSubmit).toBe(true)
})

test('[API-013] [SETTINGS-006] [ERR-022] a change sends both passwords, stores the new tokens and redirects home', async () => {
  const { tab, result, fillIn, submit, calls } = await passwordPage()
  await fillIn()
  await submit()
  expect(calls('accounts.changePassword').map(({ body }) => body)).toEqual([
    { currentPassword: whole.current, newPassword: whole.next },
  ])
  expect(result.current.club.session.getState()).toMatchObject({
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
  })
  expect(tab.visits).toEqual([{ path: '/', replace: false, state: null }])
  expect(result.current.club.messages.getState()).toMatchObject({
    message: { type: 'success', key: 'password.updated' },
  })
  expect(result.current.club.spinner.getState()).toBe(false)
})

test('[SETTINGS-012] a wrong current password keeps the button disabled', async () => {
  const { result, fillIn } = await passwordPage()
  await fillIn({ ...whole, current: 'wrong' })
  await expect
    .poll(() => result.current.flow.errors)
    .toEqual({ current: { key: 'accounts.password.currentInvalid' } })
  expect(result.current.flow.canSubmit).toBe(false)
})

test('an account that is locked meanwhile shows its message, and the player stays signed in', async () => {
  const { tab, result, fillIn } = await passwordPage({
    'accounts.checkPassword': testProblem(403, 'account.locked'),
  })
  await fillIn()
  await expect.poll(() => result.current.flow.errors.current).toEqual({ key: 'account.locked' })
  expect(result.current.club.session.getState().account).not.toBeNull()
  expect(tab.visits).toEqual([])
})

test.each([
  ['500', testProblem(500), { key: 'error.http.500' }],
  ['503', testProblem(503), { key: 'error.http.503' }],
  ['no connection', offline, { key: 'error.offline' }],
] as const)('[ERR-024] the form is kept when a change fails: %s', async (_, answer, notice) => {
  const { result, fillIn, submit } = await passwordPage({ 'accounts.changePassword': answer })
  await fillIn()
  await submit()
  await expect.poll(() => result.current.flow.notice).toEqual(notice)
  expect(result.current.flow.form).toEqual(whole)
  expect(result.current.flow.canSubmit).toBe(true)
})

test('a change that hangs times out after a minute, and is sent once however often it is submitted', async () => {
  const { result, fillIn, submit, calls, clock } = await passwordPage({ 'accounts.changePassword': hanging })
  await fillIn()
  await submit()
  await submit()
  expect(calls('accounts.changePassword')).toHaveLength(1)
  await expect.poll(() => result.current.flow.isChanging).toBe(true)
  await clock.advance(60_000)
  await expect.poll(() => result.current.flow.notice).toEqual({ key: 'error.timeout' })
})

test('[API-013] a change whose page was left stores the new tokens, and leads nowhere', async () => {
  const answer = Promise.withResolvers<typeof tokens>()
  const { tab, result, unmount, fillIn, submit } = await passwordPage({
    'accounts.changePassword': () => answer.promise,
  })
  const { session } = result.current.club
  await fillIn()
  await submit()
  await unmount()
  answer.resolve(tokens)
  await tab.browser.settled()
  expect(session.getState()).toMatchObject({ refreshToken: tokens.refresh_token })
  expect(tab.browser.local()).toMatchObject({ 'players-club.refresh-token': tokens.refresh_token })
  expect(tab.visits).toEqual([])
})
