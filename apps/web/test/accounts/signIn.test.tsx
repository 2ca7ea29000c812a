import { hanging, offline } from '@players-club/api-client/fakes'
import type { SessionStatus, SessionTokens } from '@players-club/domain-models'
import { TEST_PASSWORD, testAccount, testProblem, testTokens } from '@players-club/flow-hooks/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hearAnnouncements } from '../hearAnnouncements.ts'
import { isSpinnerShown } from '../isSpinnerShown.ts'
import { openPage, type PageOptions } from '../openPage.tsx'
import { emptyHome } from '../shell/offers.ts'

const main = page.getByRole('main')
const submit = main.getByRole('button', { name: 'Sign In' })
const email = main.getByRole('textbox', { name: 'Email' })
const password = main.getByLabelText('Password', { exact: true })
const notice = main.getByRole('alert')
const answers: PageOptions['answers'] = { ...emptyHome, 'rewards.listPlayerRewards': { content: [] } }

async function openSignIn(answers: PageOptions['answers'] = {}, path = '/login') {
  const opened = await openPage(path, { answers: { ...emptyHome, ...answers }, others: ['/'] })
  const { requests } = opened.club.browser.server
  return { ...opened, asked: () => requests.map(({ name }) => name), requests }
}

async function signIn(secret = TEST_PASSWORD, address = 'verified@players.example') {
  await email.fill(address)
  await password.fill(secret)
  await submit.click()
}

afterEach(() => void vi.useRealTimers())

test('[AUTH-003] [AUTH-014] [AUTH-015] [SHELL-007] signs the player in on every part of the page, identifies them once and leads home', async () => {
  const { club, address, asked, requests } = await openSignIn()
  await main.getByRole('checkbox', { name: 'Remember me' }).click()
  await signIn()
  await expect.poll(address).toBe('/')
  await expect.element(main.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '8,000 Points' })).toBeVisible()
  expect(requests[0]).toMatchObject({
    name: 'accounts.signIn',
    body: { username: 'verified@players.example', password: TEST_PASSWORD, rememberMe: true },
  })
  expect(asked().slice(0, 3)).toEqual(['accounts.signIn', 'accounts.checkSession', 'accounts.getAccount'])
  expect(club.identified).toEqual(['verified-login'])
})

test.each(['/login', '/login/', '/Login'])(
  '[AUTH-003] [GUARD-002] leads from %s to where the player came from, not home',
  async path => {
    const { address } = await openPage(`${path}?from=%2Frewards`, { others: ['/', '/rewards'], answers })
    await signIn()
    await expect.poll(address).toBe('/rewards')
    await expect.element(main.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
  },
)

test.each(['/login', '/login/', '/Login'])(
  '[AUTH-003] leads home from %s, without the message that the player is signed in already',
  async path => {
    const { address } = await openSignIn({}, path)
    const heard = hearAnnouncements()
    await signIn()
    await expect.poll(address).toBe('/')
    await expect.element(main.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
    expect(heard.filter(text => text.startsWith('You are signed in already'))).toEqual([])
  },
)

describe('a visitor whose session is restored on the sign-in page', () => {
  const account = testAccount()
  const openRestored = async (path: string) => {
    const session = Promise.withResolvers<SessionStatus>()
    const opened = await openPage(path, {
      hasExpiredSession: true,
      others: ['/', '/rewards'],
      answers: { ...answers, 'accounts.checkSession': () => session.promise },
    })
    opened.club.browser.server.signedIn = 'verified'
    session.resolve({ ...testTokens(account), login: account.login })
    return opened
  }

  test('[GUARD-002] is led back to the page that asked to sign in, without a message about the home page', async () => {
    const { address } = await openRestored('/login?from=%2Frewards')
    await expect.poll(address).toBe('/rewards')
    await expect.element(main.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
    await expect.element(page.getByText(/^You are signed in already/)).not.toBeInTheDocument()
  })

  test('[GUARD-002] is led to the home page, and told so', async () => {
    const { address } = await openRestored('/login')
    await expect.poll(address).toBe('/')
    await expect
      .element(page.getByText('You are signed in already, so we took you to the home page.'))
      .toBeVisible()
  })
})

test('[AUTH-001] [AUTH-002] shows a form with three fields and its links', async () => {
  await openSignIn()
  await expect.element(email).toHaveAttribute('autocomplete', 'username')
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(main.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
  const ways = main.getByRole('link').elements()
  expect(ways.map(way => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Forgot password?', '/forgot-password'],
    ['Resend activation email', '/activate-email'],
    ['Register', '/register'],
  ])
})

test('[AUTH-007] enables the button with both fields', async () => {
  await openSignIn()
  await expect.element(submit).toBeDisabled()
  await email.fill('verified@players.example')
  await expect.element(submit).toBeDisabled()
  await password.fill('x')
  await expect.element(submit).toBeEnabled()
  await email.fill('  ')
  await expect.element(submit).toBeDisabled()
  await email.fill('verified@players.example')
  await expect.element(submit).toBeEnabled()
  await password.fill('')
  await expect.element(submit).toBeDisabled()
})

test('[VALID-002] [AUTH-007] reports a malformed email at its field, and sends nothing', async () => {
  const { asked } = await openSignIn()
  await signIn(TEST_PASSWORD, 'verified@players')
  await expect.element(email).toHaveAccessibleDescription(/Invalid email format/)
  await expect.element(email).toHaveFocus()
  await expect.element(submit).toBeEnabled()
  expect(asked()).toEqual([])
  await email.fill('verified@players.example')
  await expect.element(email).toHaveAccessibleDescription('')
})

test('[VALID-002] reports a malformed email once it is left, without a password', async () => {
  const { asked } = await openSignIn()
  await email.fill('abc')
  await expect.element(email).toHaveAccessibleDescription('')
  await userEvent.tab()
  await expect.element(email).toHaveAccessibleDescription(/Invalid email format/)
  await email.fill('')
  await userEvent.tab()
  await expect.element(email).toHaveAccessibleDescription('')
  expect(asked()).toEqual([])
})

test('[AUTH-006] [AUTH-014] sends nothing at a second press or Enter while it is authenticating', async () => {
  const tokens = Promise.withResolvers<SessionTokens>()
  const { address, asked, club } = await openSignIn({ 'accounts.signIn': () => tokens.promise })
  await signIn()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await expect.element(main.getByRole('status').getByText('Please wait')).toBeInTheDocument()
  await expect.poll(asked).toEqual(['accounts.signIn'])
  await submit.click({ force: true })
  await password.click({ force: true })
  await userEvent.keyboard('{Enter}')
  club.browser.server.signedIn = 'verified'
  tokens.resolve(testTokens(testAccount()))
  await expect.poll(address).toBe('/')
  expect(asked().filter(name => name === 'accounts.signIn')).toHaveLength(1)
})

test.each(['//evil.example', 'javascript:alert(1)'])(
  '[AUTH-003] [GUARD-004] leads home from a sign-in that came from %s, never off the site',
  async hostile => {
    const { address } = await openSignIn({}, `/login?${new URLSearchParams({ from: hostile })}`)
    await signIn()
    await expect.element(main.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
    expect(address()).toBe('/')
  },
)

test('[AUTH-016] does not sign in without an account, and ends the session at the server', async () => {
  const { address, asked, club } = await openSignIn({ 'accounts.getAccount': null })
  await signIn()
  await expect.element(notice.getByText(/^Your profile was not found\./)).toBeVisible()
  await expect.poll(asked).toContain('accounts.signOut')
  expect(address()).toBe('/login')
  expect(club.browser.server.signedIn).toBeNull()
  await expect.element(page.getByText(/Points$/)).not.toBeInTheDocument()
})

describe('the sign-in page after a refusal', () => {
  const refused = (reason: string, remainingAttempts?: number) =>
    testProblem(401, `error.uaaAuthentication.${reason}`, {
      ...(remainingAttempts && { additionalInformation: { remainingAttempts } }),
    })

  test.each([
    ['[AUTH-018] a wrong password', 'invalid', undefined, /Email or password is not right\. Check both/],
    [
      '[AUTH-018] [AUTH-020] a warning of three attempts left',
      'warning',
      3,
      /3 attempts are left before your account/,
    ],
    [
      '[AUTH-018] [AUTH-020] a warning of two attempts left',
      'warning',
      2,
      /2 attempts are left before your account/,
    ],
    [
      '[AUTH-018] [AUTH-020] a warning of one attempt left',
      'warning',
      1,
      /One attempt is left before your account/,
    ],
    ['[AUTH-018] [AUTH-019] the try that locks', 'lockoutAttempt', undefined, /your account is now locked\./],
    [
      '[AUTH-018] [AUTH-023] a locked account',
      'lockout',
      undefined,
      /locked after too many wrong passwords\./,
    ],
    ['[AUTH-018] [AUTH-023] a new account', 'notActivated', undefined, /Your account is not activated yet\./],
  ])('%s (%s) is reported, and the email is kept', async (_, reason, remainingAttempts, text) => {
    const { address } = await openSignIn({ 'accounts.signIn': refused(reason, remainingAttempts) })
    await signIn()
    await expect.element(notice.getByText(text)).toBeVisible()
    await expect.element(email).toHaveValue('verified@players.example')
    await expect.element(password).toHaveValue('')
    expect(address()).toBe('/login')
  })
})

test.each([
  [
    'keeps no cookies',
    'error.cookies',
    /^Your browser does not keep our cookies\. Allow cookies for this site/,
  ],
  ['shows a stale page', 'error.csrf', /^This page has been open too long\./],
])('says that the browser %s, and keeps what was typed', async (_, errorKey, text) => {
  await openSignIn({ 'accounts.signIn': testProblem(403, errorKey) })
  await signIn()
  await expect.element(notice.getByText(text)).toBeVisible()
  await expect.element(email).toHaveValue('verified@players.example')
})

test('[AUTH-015] clears the error of the earlier attempt at the next', async () => {
  const { club } = await openSignIn()
  await signIn('wrong')
  await expect
    .element(main.getByText('Email or password is not right. Check both and try again.'))
    .toBeVisible()
  club.browser.server.answer({ 'accounts.signIn': hanging })
  await signIn()
  await expect
    .element(main.getByText('Email or password is not right. Check both and try again.'))
    .not.toBeInTheDocument()
})

describe('a failure without a name', () => {
  test('[AUTH-021] is shown as locked if its message contains lockout', async () => {
    await openSignIn({
      'accounts.signIn': testProblem(401, undefined, { title: 'Account lockout in force' }),
    })
    await signIn()
    await expect
      .element(main.getByRole('alert').getByText(/^Your account is locked after too many wrong passwords\./))
      .toBeVisible()
  })

  test('[AUTH-021] is shown as a wrong email or password otherwise', async () => {
    await openSignIn({ 'accounts.signIn': testProblem(401) })
    await signIn()
    await expect.element(main.getByRole('alert').getByText(/^Email or password is not right\./)).toBeVisible()
  })
})

describe('the state of a visitor', () => {
  const profileMenu = page.getByRole('banner').getByRole('button', { name: 'Profile menu' })

  test('[AUTH-024] offers a guest to sign in, and no points', async () => {
    await openPage('/', { answers: emptyHome })
    await expect.element(main.getByRole('link', { name: 'Join the club' })).toBeVisible()
    await profileMenu.click()
    await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('banner').getByText(/Points/)).not.toBeInTheDocument()
  })

  test('[AUTH-024] offers a player to sign out, and shows points', async () => {
    await openPage('/', { player: 'verified', answers: emptyHome })
    await expect.element(page.getByRole('link', { name: '8,000 Points' })).toBeVisible()
    await profileMenu.click()
    await expect.element(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Register' })).not.toBeInTheDocument()
  })

  test('[AUTH-016] [AUTH-024] is not signed in for an account without an email, and the session ends at the server', async () => {
    const { address, asked, club } = await openSignIn({
      'accounts.getAccount': { ...testAccount(), email: '' },
    })
    await signIn()
    await expect.element(notice.getByText(/^Your profile was not found\./)).toBeVisible()
    await expect.poll(asked).toContain('accounts.signOut')
    expect(address()).toBe('/login')
    expect(club.browser.server.signedIn).toBeNull()
    expect(club.identified).toEqual([])
    await expect.element(page.getByText(/Points$/)).not.toBeInTheDocument()
  })
})

test('[AUTH-014] covers the page with the spinner after 300 ms of a sign-in, until its response', async () => {
  let answer: (status: null) => void = () => {}
  const { asked } = await openSignIn({
    'accounts.checkSession': () => new Promise<null>(done => (answer = done)),
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await signIn()
  await expect.poll(asked).toContain('accounts.checkSession')
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(299)
  expect(isSpinnerShown()).toBe(false)
  vi.advanceTimersByTime(1)
  await expect.poll(isSpinnerShown).toBe(true)
  answer(null)
  await expect.poll(isSpinnerShown).toBe(false)
})

describe('a suspended account', () => {
  const suspended = { 'accounts.signIn': testProblem(401, 'error.uaaAuthentication.suspended') } as const
  const dialog = page.getByRole('alertdialog')

  const message = /^Unfortunately, your account has been suspended\. Please contact support\.$/

  test('[ACT-018] [AUTH-018] [AUTH-022] has one email sent to the address that was typed at Yes, reactivate, and says so', async () => {
    const { requests } = await openSignIn(suspended)
    await signIn()
    await expect.element(dialog.getByRole('heading', { name: 'Your account is not active' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Yes, reactivate' }).click()
    await expect.element(dialog.getByRole('heading', { name: 'Reactivation email sent' })).toBeVisible()
    expect(requests.filter(({ name }) => name === 'accounts.unsuspendByEmail')).toMatchObject([
      { body: { email: 'verified@players.example' } },
    ])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(notice.getByText(message)).toBeVisible()
  })

  test('[ACT-018] [AUTH-022] reports an email that could not be sent in the dialog, and can request it again', async () => {
    const { club } = await openSignIn({ ...suspended, 'accounts.unsuspendByEmail': offline })
    await signIn()
    await dialog.getByRole('button', { name: 'Yes, reactivate' }).click()
    await expect.element(dialog.getByRole('alert').getByText(/^We could not reach the club\./)).toBeVisible()
    club.browser.server.answer({ 'accounts.unsuspendByEmail': null })
    await dialog.getByRole('button', { name: 'Yes, reactivate' }).click()
    await expect.element(dialog.getByRole('heading', { name: 'Reactivation email sent' })).toBeVisible()
  })

  test('[ACT-019] [AUTH-022] keeps the message and the email at Cancel, closes the dialog and sends nothing', async () => {
    const { asked } = await openSignIn(suspended)
    await signIn()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(asked()).toEqual(['accounts.signIn'])
    await expect.element(notice.getByText(message)).toBeVisible()
    await expect.element(email).toHaveValue('verified@players.example')
  })

  test('[ACT-019] [AUTH-022] keeps the message at Escape, closes the dialog and sends nothing', async () => {
    const { asked } = await openSignIn(suspended)
    await signIn()
    await expect.element(dialog).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(asked()).toEqual(['accounts.signIn'])
    await expect.element(notice.getByText(message)).toBeVisible()
  })
})
