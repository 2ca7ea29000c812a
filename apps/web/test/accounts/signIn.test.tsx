import { hanging, offline } from '@players-club/api-client/fakes'
import { TEST_PASSWORD, testAccount, testProblem } from '@players-club/flow-hooks/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { isSpinnerShown } from '../isSpinnerShown.ts'
import { openPage, type PageOptions } from '../openPage.tsx'
import { emptyHome } from '../shell/offers.ts'

const main = page.getByRole('main')
const submit = main.getByRole('button', { name: 'Sign In' })

async function openSignIn(answers: PageOptions['answers'] = {}, path = '/login') {
  const opened = await openPage(path, { answers: { ...emptyHome, ...answers }, others: ['/'] })
  const { requests } = opened.club.browser.server
  return { ...opened, asked: () => requests.map(({ name }) => name), requests }
}

async function signIn(password = TEST_PASSWORD) {
  await main.getByLabelText('Email').fill('verified@players.example')
  await main.getByLabelText('Password', { exact: true }).fill(password)
  await submit.click()
}

afterEach(() => void vi.useRealTimers())

test('[AUTH-015] success signs the player in on every part of the page, identifies them once and leads home', async () => {
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

test('[AUTH-015] the error of an earlier attempt is cleared by the next', async () => {
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

describe('a failure that has no name', () => {
  test('[AUTH-021] is shown as locked if its message says lockout', async () => {
    await openSignIn({
      'accounts.signIn': testProblem(401, undefined, { title: 'Account lockout in force' }),
    })
    await signIn()
    await expect
      .element(main.getByRole('alert').getByText(/^Your account is locked after too many sign-in attempts\./))
      .toBeVisible()
  })

  test('[AUTH-021] is shown as a wrong email or password otherwise', async () => {
    await openSignIn({ 'accounts.signIn': testProblem(401) })
    await signIn()
    await expect.element(main.getByRole('alert').getByText(/^Email or password is not right\./)).toBeVisible()
  })
})

describe('there are visitors and players', () => {
  const profileMenu = page.getByRole('banner').getByRole('button', { name: 'Profile menu' })

  test('[AUTH-024] a visitor is offered to sign in, and holds nothing', async () => {
    await openPage('/', { answers: emptyHome })
    await expect.element(main.getByRole('link', { name: 'Join the club' })).toBeVisible()
    await profileMenu.click()
    await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('banner').getByText(/Points/)).not.toBeInTheDocument()
  })

  test('[AUTH-024] a player is offered to sign out, and holds points', async () => {
    await openPage('/', { player: 'verified', answers: emptyHome })
    await expect.element(page.getByRole('link', { name: '8,000 Points' })).toBeVisible()
    await profileMenu.click()
    await expect.element(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Register' })).not.toBeInTheDocument()
  })

  test('[AUTH-024] an account without an email is not signed in', async () => {
    const { address, asked } = await openSignIn({ 'accounts.getAccount': { ...testAccount(), email: '' } })
    await signIn()
    await expect.poll(asked).toContain('accounts.getAccount')
    await expect.poll(address).toBe('/')
    await expect.element(main.getByRole('link', { name: 'Join the club' })).toBeVisible()
    await expect.element(page.getByText(/Points$/)).not.toBeInTheDocument()
  })
})

test('[AUTH-014] the spinner covers the page while a sign-in takes long, not before 300 ms, and goes with the answer', async () => {
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

  test('[ACT-018] Yes, reactivate has one mail sent to the address that was typed, and says so', async () => {
    const { requests } = await openSignIn(suspended)
    await signIn()
    await expect.element(dialog.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Yes, reactivate' }).click()
    await expect.element(dialog.getByRole('heading', { name: 'Reactivation email sent' })).toBeVisible()
    expect(requests.filter(({ name }) => name === 'accounts.unsuspendByEmail')).toMatchObject([
      { body: { email: 'verified@players.example' } },
    ])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('[ACT-018] a mail that could not be sent is told in the dialog', async () => {
    await openSignIn({ ...suspended, 'accounts.unsuspendByEmail': offline })
    await signIn()
    await dialog.getByRole('button', { name: 'Yes, reactivate' }).click()
    await expect.element(dialog.getByRole('alert').getByText(/^We could not reach the club\./)).toBeVisible()
  })

  test('[ACT-019] Cancel closes the dialog, and nothing is sent', async () => {
    const { asked } = await openSignIn(suspended)
    await signIn()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(asked()).toEqual(['accounts.signIn'])
    await expect.element(main.getByText(/^Unfortunately, your account has been suspended\./)).toBeVisible()
  })
})
