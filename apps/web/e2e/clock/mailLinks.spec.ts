import type { Page } from '@playwright/test'
import type { World } from '../../../../scripts/testing/world.ts'
import { expect, open, PASSWORD, ready, signInPage, test } from '../club.ts'
import { freshPlayer } from '../freshPlayer.ts'
import { freshEmail, registerPage } from '../registerPage.ts'

const NEW = 'Copper#2027'
const MINUTE = 60_000

/** Polls the mails to an address until they contain `count` different links to this path. */
async function links(world: World, email: string, path: string, count: number): Promise<string[]> {
  const pattern = new RegExp(`https?://\\S+${path}\\?key=[\\w-]+`, 'g')
  const find = async () => (await world.mails(email)).flatMap(({ text }) => text.match(pattern) ?? [])
  await expect.poll(async () => (await find()).length).toBe(count)
  return find()
}

async function follow(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await ready(page)
}

async function forget(page: Page, email: string): Promise<void> {
  await open(page, '/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  const button = page.getByRole('button', { name: 'Email me a link' })
  await expect(button).toBeVisible()
  await page.getByRole('main').getByLabel('Email').fill(email)
  await button.click()
  await expect(page).toHaveURL(/\/forgot-password-sent$/)
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
}

async function choose(page: Page, password: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByLabel('Confirm Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Save' }).click()
}

test('[ACT-001] [ACT-002] [ACT-016] [API-010] [API-012] a player who forgot the password receives a single-use link, and signs in with a new password', async ({
  page,
  world,
}) => {
  const email = await freshPlayer(world, 'forgetful')
  await forget(page, email)
  const [link = ''] = await links(world, email, '/reset/finish', 1)
  await follow(page, link)
  const main = page.getByRole('main')
  await choose(page, 'Passw0rd#1')
  await expect(main.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/too easy to guess/)
  await choose(page, NEW)
  await expect(main.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused()
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await main.getByRole('link', { name: 'Sign In' }).click()
  await signInPage(page).submit(email, PASSWORD)
  await expect(signInPage(page).notice).toContainText('Email or password is not right.')
  await signInPage(page).submit(email, NEW)
  await expect(page).toHaveURL(url => url.pathname === '/')
  const subjects = async () => (await world.mails(email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('Your Players Club password has been changed')

  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await follow(page, link)
  await choose(page, 'Copper#2028')
  await expect(main.getByRole('alert')).toHaveText('Password reset key has expired.')
  await main.getByRole('link', { name: 'Email me a new link' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('[ERR-012] a reset link expires after thirty minutes, and its use ends every other session', async ({
  page,
  browser,
  world,
  enter,
  advanceClock,
}) => {
  const email = await freshPlayer(world, 'late')
  await forget(page, email)
  const [late = ''] = await links(world, email, '/reset/finish', 1)
  await advanceClock(31 * MINUTE)
  await follow(page, late)
  await choose(page, NEW)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Password reset key has expired.')

  const elsewhere = await browser.newContext({ baseURL: world.clubUrl })
  await enter(email, elsewhere)
  await forget(page, email)
  const [good = ''] = (await links(world, email, '/reset/finish', 2)).filter(link => link !== late)
  await follow(page, good)
  await choose(page, NEW)
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  const other = await elsewhere.newPage()
  await open(other, '/history')
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
})

test('[ACT-003] [ACT-004] [ACT-005] [ACT-007] [ACT-010] [ACT-022] an activation link survives a scanner, expires, is sent again, and activates once', async ({
  page,
  request,
  world,
  advanceClock,
}) => {
  const email = freshEmail('slow')
  await open(page, '/register')
  const wizard = registerPage(page)
  await wizard.skipSecondStep(email)
  const [first = ''] = await links(world, email, '/activate', 1)
  expect((await request.get(first)).ok()).toBe(true)
  await advanceClock(31 * MINUTE)
  const main = page.getByRole('main')
  await follow(page, first)
  await expect(main.getByRole('alert')).toHaveText('This link has expired. Ask for a new one.')
  await main.getByRole('link', { name: 'Resend Activation' }).click()
  await expect(main.getByRole('button', { name: 'Resend Activation' })).toBeVisible()
  await main.getByLabel('Email').fill(email)
  await main.getByRole('button', { name: 'Resend Activation' }).click()
  await expect(page).toHaveURL(/\/activate-email-sent$/)
  await expect(main.getByText(email)).toBeVisible()
  await page.reload()
  await expect(main.getByText(email)).toBeVisible()

  const [second = ''] = (await links(world, email, '/activate', 2)).filter(link => link !== first)
  expect((await request.get(second)).ok()).toBe(true)
  await follow(page, second)
  await expect(main.getByRole('status')).toHaveText(
    'Your email address is confirmed and your account is active. Please sign in.',
  )
  await page.reload()
  await expect(main.getByRole('status')).toHaveText('Your account is already active. Please sign in.')
  await main.getByRole('link', { name: 'Sign In' }).click()
  await signInPage(page).submit(email)
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('[ACT-012] [ACT-013] [ACT-014] [API-017] [API-018] [ROUTE-005] [AUTH-023] a player reactivates an account with the mailed link, which is valid once', async ({
  page,
  world,
  enter,
}) => {
  const email = await freshPlayer(world, 'back')
  await enter(email)
  await open(page, '/settings/account-security/deactivate-account')
  await page.getByRole('main').getByRole('button', { name: 'Deactivate my account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate my account' }).click()
  await expect(page).toHaveURL(url => url.pathname === '/')
  // A password reset for a deactivated account sends the reactivation link instead.
  await forget(page, email)
  const [link = ''] = await links(world, email, '/unsuspend', 1)
  await follow(page, link)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Reset Your Password')
  await choose(page, NEW)
  await expect(main.getByRole('heading', { name: 'Your account is active again' })).toBeFocused()
  await main.getByRole('link', { name: 'Sign In' }).click()
  await signInPage(page).submit(email, NEW)
  await expect(page).toHaveURL(url => url.pathname === '/')

  await follow(page, link)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
})
