import { hanging, offline } from '@players-club/api-client/fakes'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import {
  createTestBrowser,
  createTestClub,
  LATE_EVENING,
  testProblem,
  type TestClubOptions,
} from '../../testing/index.ts'
import { useRegistration, type RegistrationOptions } from './useRegistration.ts'

const quiet = { remoteConfig: {}, authorizedFlags: [] }
const credentials = { email: 'ana@players.example', password: 'Lucky#2026', acceptsTerms: true }
const person = { firstName: 'Ana', lastName: 'Vega', birthDate: '1990-04-27' }

async function registerPage(options: TestClubOptions = {}, inviteCode = '') {
  const tab = createTestClub({ initial: quiet, place: { pathname: '/register' }, ...options })
  const first: RegistrationOptions = { inviteCode, historyState: null, isReturn: true }
  const { result, rerender, unmount } = await renderHook(
    (shown = first) => ({ flow: useRegistration(shown), club: useClub() }),
    { initialProps: first, wrapper: tab.Wrapper },
  )
  const { settled, server } = tab.browser
  const asked = () => server.requests.map(({ name }) => name).filter(name => name.startsWith('accounts.'))
  const next = async (change: object = credentials) => {
    result.current.flow.change(change)
    result.current.flow.next()
    await settled()
  }
  const arrive = (historyState: unknown, isReturn = false) => rerender({ inviteCode, historyState, isReturn })
  return { tab, result, server, settled, asked, next, arrive, unmount }
}

test('[REG-016] [REG-017] [REG-018] the flow solves the captcha, registers with its token and shows the email to verify', async () => {
  const { result, asked, next, settled, server } = await registerPage()
  await next()
  expect(asked()).toEqual(['accounts.checkEmail'])
  await expect.poll(() => result.current.flow.stepper).toBe(1)
  result.current.flow.change(person)
  result.current.flow.saveAndRegister()
  await settled()
  expect(asked()).toEqual(['accounts.checkEmail', 'accounts.getCaptchaChallenge', 'accounts.register'])
  expect(server.requests.at(-1)?.body).toMatchObject({
    firstName: 'Ana',
    dateOfBirth: '1990-04-27',
    recaptcha: 'solved captcha-REGISTRATION',
  })
  await expect
    .poll(() => result.current.flow)
    .toMatchObject({ stepper: 2, registrationSucceeded: true, userRegistrationData: { password: '' } })
  expect(result.current.club.spinner.getState()).toBe(false)
})

test('[VALID-024] gender and phone are hidden where the club is configured so, and the form can be sent', async () => {
  const settings = { skipGender: true, skipPhone: true }
  const { result, next, settled, server } = await registerPage({ settings })
  expect(result.current.flow.shownFields).toEqual({ gender: false, phone: false })
  const usual = await registerPage()
  expect(usual.result.current.flow.shownFields).toEqual({ gender: true, phone: true })
  await next()
  await expect.poll(() => result.current.flow.stepper).toBe(1)
  result.current.flow.change(person)
  result.current.flow.saveAndRegister()
  await settled()
  expect(server.requests.at(-1)?.body).toMatchObject({ firstName: 'Ana', gender: null, phone: null })
})

test('[REG-008] [REG-016] nothing is registered without a solved captcha, and the spinner shows meanwhile', async () => {
  const solving = Promise.withResolvers<string>()
  const captcha = { solve: () => solving.promise }
  const { result, asked, next, settled } = await registerPage({ captcha })
  await next()
  result.current.flow.skipAndRegister()
  result.current.flow.skipAndRegister()
  await settled()
  await expect.poll(() => result.current.flow).toMatchObject({ showCaptcha: true, progress: 'proving' })
  expect(result.current.club.spinner.getState()).toBe(true)
  expect(asked()).toEqual(['accounts.checkEmail', 'accounts.getCaptchaChallenge'])
  solving.reject(new Error('The worker is gone.'))
  await expect.poll(() => result.current.flow.failure?.of).toBe('captcha')
  expect(result.current.club.spinner.getState()).toBe(false)
  expect(asked()).not.toContain('accounts.register')
})

test('[REG-022] [REG-015] [ROUTE-003] an invitation’s code is checked on arrival and again on Next', async () => {
  const { asked, next, result, settled, server } = await registerPage({}, 'FRIEND')
  await settled()
  expect(new Set(asked())).toEqual(new Set(['accounts.checkInviteCode']))
  expect(server.requests.at(-1)?.body).toEqual({ inviteCode: 'FRIEND' })
  await expect.poll(() => result.current.flow.inviteCodeStatus).toBe('valid')
  const before = asked().length
  await next()
  expect(asked().slice(before)).toEqual(['accounts.checkInviteCode', 'accounts.checkEmail'])
})

test('[REG-022] an invitation’s code with a trailing space passes the check', async () => {
  const { result, server } = await registerPage({}, 'FRIEND ')
  await expect.poll(() => result.current.flow.inviteCodeStatus).toBe('valid')
  expect(server.requests.at(-1)?.body).toEqual({ inviteCode: 'FRIEND' })
})

test.each([
  [{ valid: false }, 'invalid', 0],
  [{ valid: true, status: 'inviteCode.limitReached' }, 'limitReached', 1],
] as const)('[REG-023] [REG-024] the answer %j about a code sets: %s', async (answer, status, stepper) => {
  const { next, result } = await registerPage({ answers: { 'accounts.checkInviteCode': answer } })
  await next({ ...credentials, inviteCode: 'FRIEND' })
  await expect.poll(() => result.current.flow).toMatchObject({ inviteCodeStatus: status, stepper })
})

test('[ERR-017] a failed email check shows in the message bar for 10 seconds', async () => {
  const { tab, result, next } = await registerPage({ answers: { 'accounts.checkEmail': testProblem(500) } })
  await next()
  const bar = () => result.current.club.messages.getState()
  expect(bar()).toMatchObject({
    message: { type: 'error', key: 'registration.emailCheckFailed', timeout: 10_000 },
  })
  await tab.browser.clock.advance(9_999)
  expect(bar().at).not.toBe('empty')
  await tab.browser.clock.advance(1)
  expect(bar().at).toBe('empty')
  expect(result.current.flow).toMatchObject({ stepper: 0, userRegistrationData: credentials })
})

test('[REG-027] a suspended account is offered the reactivation mail', async () => {
  const { result, next, asked, settled } = await registerPage({
    answers: { 'accounts.checkEmail': testProblem(409, 'error.email.suspended') },
  })
  await next()
  await expect.poll(() => result.current.flow.reactivation.step).toBe('asking')
  result.current.flow.reactivation.accept()
  await settled()
  await expect.poll(() => result.current.flow.reactivation.step).toBe('sent')
  expect(asked()).toContain('accounts.unsuspendByEmail')
})

test.each([
  ['a fault of the server', testProblem(500), 'registration.failed'],
  ['a closed club', testProblem(503), 'error.http.503'],
  ['a lost connection', offline, 'error.offline'],
] as const)('[REG-019] the message bar shows it, and the form is kept: %s', async (_, answer, key) => {
  const { result, next, settled, server } = await registerPage({ answers: { 'accounts.register': answer } })
  await next()
  result.current.flow.change(person)
  result.current.flow.saveAndRegister()
  await settled()
  await expect.poll(() => result.current.flow.failure?.message).toEqual({ key })
  expect(result.current.club.messages.getState()).toMatchObject({ message: { type: 'error', key } })
  expect(result.current.flow).toMatchObject({
    stepper: 1,
    userRegistrationData: { ...credentials, ...person },
  })
  server.answer({ 'accounts.register': null })
  result.current.flow.saveAndRegister()
  await expect.poll(() => result.current.flow.stepper).toBe(2)
})

test('[VALID-013] the age is computed from the day in Phoenix', async () => {
  const { result, next, settled } = await registerPage({
    browser: createTestBrowser(LATE_EVENING),
    answers: { 'accounts.register': hanging },
  })
  await next()
  result.current.flow.change({ ...person, birthDate: '2005-11-21' })
  result.current.flow.saveAndRegister()
  await expect.poll(() => Object.keys(result.current.flow.errors)).toEqual(['birthDate'])
  result.current.flow.change({ birthDate: '2005-11-20' })
  result.current.flow.saveAndRegister()
  await settled()
  await expect.poll(() => result.current.flow.progress).toBe('registering')
})

test('each step is a browser history entry, without any typed data', async () => {
  const { tab, result, next, arrive } = await registerPage()
  await next()
  expect(tab.visits).toEqual([{ path: '/register', replace: false, state: { registrationStep: 1 } }])
  await arrive({ registrationStep: 1 })
  await arrive(null, true)
  await expect.poll(() => result.current.flow.stepper).toBe(0)
  expect(result.current.flow.userRegistrationData).toMatchObject(credentials)
  expect(JSON.stringify(tab.browser.local())).not.toContain('ana@')
})

test('a refusal makes a history entry for its step again where Back left that entry during the call', async () => {
  const refusal = Promise.withResolvers<typeof offline>()
  const { tab, result, next, arrive, settled } = await registerPage({
    answers: { 'accounts.register': () => refusal.promise },
  })
  await next()
  await arrive({ registrationStep: 1 })
  result.current.flow.skipAndRegister()
  await expect.poll(() => result.current.flow.progress).toBe('registering')
  tab.ports.navigator.go('/register')
  await arrive(null, true)
  refusal.resolve(offline)
  await settled()
  await expect.poll(() => result.current.flow.failure?.of).toBe('registration')
  expect(tab.visits.at(-1)).toEqual({ path: '/register', replace: false, state: { registrationStep: 1 } })
})

test('a refused registration adds no second history entry for its step', async () => {
  const { tab, result, next, arrive } = await registerPage({ answers: { 'accounts.register': offline } })
  await next()
  await arrive({ registrationStep: 1 })
  result.current.flow.skipAndRegister()
  await expect.poll(() => result.current.flow.failure?.of).toBe('registration')
  expect(tab.visits).toHaveLength(1)
})

test('leaving the page aborts pending calls', async () => {
  const { result, next, settled, unmount } = await registerPage({ answers: { 'accounts.register': hanging } })
  await next()
  result.current.flow.skipAndRegister()
  await settled()
  const { club } = result.current
  expect(club.spinner.getState()).toBe(true)
  await unmount()
  expect(club.spinner.getState()).toBe(false)
})

test('[REG-001] opening the page again after registering starts over, and the browser’s back keeps the last step', async () => {
  const { result, next, arrive, settled } = await registerPage()
  await next()
  await arrive({ registrationStep: 1 })
  result.current.flow.skipAndRegister()
  await settled()
  await expect.poll(() => result.current.flow.stepper).toBe(2)
  await arrive(null, true)
  expect(result.current.flow).toMatchObject({ stepper: 2, registrationSucceeded: true })
  await arrive(null)
  expect(result.current.flow).toMatchObject({
    stepper: 0,
    registrationSucceeded: false,
    userRegistrationData: { email: '', acceptsTerms: false },
  })
})

test('another invitation begins the registration again with its code', async () => {
  const tab = createTestClub({ initial: quiet, place: { pathname: '/register' } })
  const invited = (inviteCode: string): RegistrationOptions => ({
    ...{ inviteCode, historyState: null, isReturn: true },
  })
  const { result, rerender } = await renderHook((shown = invited('FIRST')) => useRegistration(shown), {
    initialProps: invited('FIRST'),
    wrapper: tab.Wrapper,
  })
  expect(result.current.userRegistrationData.inviteCode).toBe('FIRST')
  await rerender(invited('SECOND'))
  expect(result.current.userRegistrationData.inviteCode).toBe('SECOND')
})
