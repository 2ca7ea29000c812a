import { hanging, offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testProblem } from '../../testing/index.ts'
import { useForgotPassword } from './useForgotPassword.ts'
import { useRequestedEmail } from './useRequestedEmail.ts'
import { useResendActivation } from './useResendActivation.ts'

const email = 'verified@players.example'
const RESET = 'accounts.sendPasswordReset'
const RESEND = 'accounts.sendActivation'

async function form(useFlow: typeof useForgotPassword, answers: FakeAnswers = {}) {
  const tab = createTestClub({ answers: { [RESET]: null, [RESEND]: null, ...answers } })
  const { result } = await renderHook(() => ({ flow: useFlow(), club: useClub() }), { wrapper: tab.Wrapper })
  const flow = () => result.current.flow
  const type = async (value: string) => {
    flow().change(value)
    await expect.poll(() => flow().email).toBe(value)
  }
  const send = async () => {
    await type(` ${email} `)
    flow().submit()
    flow().submit()
    await tab.browser.settled()
  }
  const bodies = () =>
    tab.browser.server.requests
      .filter(({ name }) => name === RESET || name === RESEND)
      .map(({ body }) => body)
  return { tab, flow, type, send, bodies, club: result.current.club }
}

test.each([
  ['[API-010] [ACT-002]', useForgotPassword, RESET, '/forgot-password-sent'],
  ['[API-011] [ACT-004] [ACT-005]', useResendActivation, RESEND, '/activate-email-sent'],
] as const)(
  '%s the hook sends the address once, and the next page shows it',
  async (_, useFlow, name, path) => {
    const { tab, flow, send, bodies } = await form(useFlow, { [name]: offline })
    await send()
    await expect.poll(() => flow().notice).toEqual({ key: 'error.offline' })
    expect(flow()).toMatchObject({ email, canSubmit: true, isSending: false })
    expect(bodies()).toEqual([{ email }])

    tab.browser.server.answer({ [name]: null })
    flow().submit()
    await expect.poll(() => tab.visits).toEqual([{ path, replace: false, state: { email } }])
    expect(bodies()).toEqual([{ email }, { email }])
  },
)

test('the spinner is shown and the address is fixed while the mail is requested', async () => {
  const { flow, send, bodies, club } = await form(useForgotPassword, { [RESET]: hanging })
  await send()
  await expect.poll(() => flow().isSending).toBe(true)
  expect(club.spinner.getState()).toBe(true)
  flow().change('other@players.example')
  flow().submit()
  expect(flow()).toMatchObject({ email, canSubmit: false })
  expect(bodies()).toEqual([{ email }])
})

test('[ACT-021] nothing is sent before the address is present and valid', async () => {
  const { flow, type, bodies } = await form(useForgotPassword)
  expect(flow().canSubmit).toBe(false)
  for (const wrong of ['   ', 'verified', 'verified@', '<script>@players.example', '🙂@players.example']) {
    await type(wrong)
    expect(flow().canSubmit).toBe(false)
    flow().submit()
  }
  expect(bodies()).toEqual([])
  await type(` ${email} `)
  expect(flow().canSubmit).toBe(true)
})

test('[ACT-021] [VALID-001] an invalid address shows its error on blur until it changes, and an empty field shows none', async () => {
  const { flow, type } = await form(useForgotPassword)
  flow().leave()
  await type('verified@')
  expect(flow().error).toBeNull()
  flow().leave()
  await expect.poll(() => flow().error).toEqual({ key: 'error.email.invalid' })
  await type(email)
  expect(flow().error).toBeNull()
  flow().leave()
  await type('')
  flow().leave()
  expect(flow().error).toBeNull()
})

test.each([
  ['[ERR-007]', useForgotPassword, 403, 'error.uaaUser.resetPasswordLockout'],
  ['[ERR-007]', useForgotPassword, 403, 'error.uaaUser.resetPasswordSuspended'],
  ['[ERR-007]', useForgotPassword, 403, 'error.email.notfound'],
  ['[ERR-010]', useResendActivation, 403, 'error.uaaUser.resendActivationLockout'],
  ['[ERR-010]', useResendActivation, 403, 'error.uaaUser.resendActivationSuspended'],
  ['[ERR-010]', useResendActivation, 403, 'error.email.notfound'],
  // It reveals nothing about the account.
  ['a rate limit:', useForgotPassword, 429, 'error.rateLimited'],
  ['a stale token:', useForgotPassword, 403, 'error.csrf'],
  ['a browser without cookies:', useForgotPassword, 403, 'error.cookies'],
] as const)('%s %#: %s %s is shown, and the page stays', async (_, useFlow, status, key) => {
  const refusal = testProblem(status, key)
  const { tab, flow, send, club } = await form(useFlow, { [RESET]: refusal, [RESEND]: refusal })
  await send()
  await expect.poll(() => flow().notice).toMatchObject({ key })
  expect(flow()).toMatchObject({ email, canSubmit: true })
  expect(club.spinner.getState()).toBe(false)
  expect(tab.visits).toEqual([])
})

test.each([
  ['[ERR-008]', useForgotPassword, 'error.other'],
  ['[ERR-008]', useForgotPassword, 'error.uaaUser.resendActivationLockout'],
  ['[ERR-010]', useResendActivation, 'activated.already'],
] as const)('%s %#: any other key leads to the confirmation page as well', async (_, useFlow, key) => {
  const refusal = testProblem(400, key)
  const { tab, flow, send } = await form(useFlow, { [RESET]: refusal, [RESEND]: refusal })
  await send()
  await expect.poll(() => tab.visits.map(({ state }) => state)).toEqual([{ email }])
  expect(flow().notice).toBeNull()
})

test.each([
  [testProblem(400), 'error.general'],
  [testProblem(500), 'error.http.500'],
  [testProblem(503), 'error.http.503'],
  [offline, 'error.offline'],
] as const)(
  '[ERR-009] an error without a key shows a general error and keeps the form: %j',
  async (answer, key) => {
    const { tab, flow, send } = await form(useForgotPassword, { [RESET]: answer })
    await send()
    await expect.poll(() => flow().notice).toEqual({ key })
    expect(flow().email).toBe(email)
    expect(tab.visits).toEqual([])
  },
)

test('the address is known only after a page that sent the mail', async () => {
  const said = async (state: unknown) => (await renderHook(() => useRequestedEmail(state))).result.current
  expect(await said({ email })).toBe(email)
  for (const state of [null, 'words', { email: 5 }, {}]) expect(await said(state)).toBeNull()
})
