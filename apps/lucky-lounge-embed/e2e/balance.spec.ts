import { AxeBuilder } from '@axe-core/playwright'
import { clickToClose, expect, PASSWORD, test } from './partner.ts'

const HOUR_AND_A_BIT = 3_660_000

test('the browser partitions the cookies and storage of other sites', async ({ page, partner, world }) => {
  await page.goto(world.clubUrl)
  await page.evaluate(() => {
    localStorage.setItem('kept', 'in the club')
    document.cookie = 'unpartitioned=x; Secure; SameSite=None; Path=/'
  })
  const seenInFrame = async (partnerUrl: string) => {
    const framed = page.waitForRequest(/\/embed\/frames\/balance/)
    await page.goto(`${partnerUrl}/partner`)
    await page.locator('lucky-lounge-widget').scrollIntoViewIfNeeded()
    const { cookie = '' } = await (await framed).allHeaders()
    const kept = await partner.widget.locator('body').evaluate(() => localStorage.getItem('kept'))
    return { hasCookie: cookie.includes('unpartitioned=x'), kept }
  }
  // The same frame on another origin of the club's own site receives both.
  expect(await seenInFrame(world.sandboxUrl)).toEqual({ hasCookie: true, kept: 'in the club' })
  expect(await seenInFrame(world.partnerSiteUrl)).toEqual({ hasCookie: false, kept: null })
})

test('a guest signs in on the partner’s page, stays signed in, and is signed out with the club', async ({
  page,
  context,
  partner,
  world,
}) => {
  await partner.visit()
  await expect(partner.widget.getByText('Sign in to see your tokens here.')).toBeVisible()

  await partner.signIn('verified@players.example')
  await expect(partner.widget.getByText('Your tokens: 5,000 tokens')).toBeAttached()
  expect(await partner.events()).toEqual([
    ['ready', 'balance'],
    ['signedin', 'balance'],
  ])

  const cookies = (await context.cookies()).filter(({ name }) => name === '__Host-pc_embed')
  expect(cookies).toMatchObject([
    { httpOnly: true, secure: true, sameSite: 'None', partitionKey: expect.stringContaining('127.0.0.1') },
  ])

  await page.reload()
  await page.locator('lucky-lounge-widget').scrollIntoViewIfNeeded()
  await expect(partner.widget.getByText('Your tokens: 5,000 tokens')).toBeAttached()

  const club = await context.newPage()
  await club.goto(world.clubUrl)
  await club.getByRole('button', { name: 'Profile menu' }).click()
  await club.getByRole('button', { name: 'Sign Out' }).click()
  await expect(club.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()

  await page.reload()
  await page.locator('lucky-lounge-widget').scrollIntoViewIfNeeded()
  await expect(partner.widget.getByText('Your session has ended.')).toBeVisible()
  await expect(partner.widget.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a consent for one partner does not count for another one on the same site', async ({
  partner,
  world,
}) => {
  await partner.visit()
  await partner.signIn('poor@players.example')
  await expect(partner.widget.getByText('Your tokens: 0 tokens')).toBeAttached()

  const widget = '<lucky-lounge-widget widget="balance"></lucky-lounge-widget>'
  await partner.open(widget, { origin: world.neighborUrl })
  await expect(partner.widget.getByText('Sign in to see your tokens here.')).toBeVisible()
  expect(await partner.events()).toEqual([['ready', 'balance']])

  await partner.visit()
  await expect(partner.widget.getByText('Your tokens: 0 tokens')).toBeAttached()
})

test('a player who is signed in at the club is only asked, and may decline', async ({
  page,
  partner,
  signIn,
  world,
}) => {
  await signIn('verified@players.example')
  await partner.visit()
  const club = await partner.openWindow()
  const site = new URL(world.partnerSiteUrl).host
  await expect(club.getByRole('heading', { name: `Show your balance on ${site}?` })).toBeVisible()
  expect((await new AxeBuilder({ page: club }).analyze()).violations).toEqual([])
  await clickToClose(club, 'Cancel')
  await expect(partner.widget.getByText('Sign in to see your tokens here.')).toBeVisible()
  expect(await partner.events()).toEqual([['ready', 'balance']])
  await page.close()
})

test('[AUTH-001] [AUTH-026] a player whom another tab remembers is only asked after the idle hour, too', async ({
  context,
  partner,
  advanceClock,
}) => {
  const tab = await context.newPage()
  await tab.goto('/login')
  await tab.getByLabel('Remember me').check()
  await tab.getByLabel('Email').fill('poor@players.example')
  await tab.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(tab.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
  await tab.close()
  await advanceClock(HOUR_AND_A_BIT)
  await partner.visit()
  await clickToClose(await partner.openWindow(), 'Allow')
  await expect(partner.widget.getByText('Your tokens: 0 tokens')).toBeAttached()
})

test('[AUTH-026] a session that is over when the player allows is named above the sign-in form, whose heading has focus', async ({
  partner,
  signIn,
  advanceClock,
}) => {
  await signIn('verified@players.example')
  await partner.visit()
  const club = await partner.openWindow()
  // Not before: any other call of the window would notice the end as well.
  await club.route('**/api/embed/codes', async route => {
    await advanceClock(HOUR_AND_A_BIT)
    await route.continue()
  })
  await club.getByRole('button', { name: 'Allow' }).click()
  await expect(club.getByRole('alert')).toHaveText('Authentication Required. Please try logging in again')
  await expect(club.getByRole('heading', { name: 'Sign In' })).toBeFocused()
})

test('a widget that is gone before the player allows it is named, and the window stays open to say so', async ({
  page,
  partner,
  signIn,
}) => {
  await signIn('verified@players.example')
  await partner.visit()
  const club = await partner.openWindow()
  await expect(club.getByRole('button', { name: 'Allow' })).toBeVisible()
  await page.evaluate(() => document.querySelector('lucky-lounge-widget')?.remove())
  await club.getByRole('button', { name: 'Allow' }).click()
  const alert = club.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('lost contact with it. Go back to the page')
})

test('a sign-in window that is closed early can be opened again', async ({ partner }) => {
  await partner.visit()
  const club = await partner.openWindow()
  await expect(partner.widget.getByRole('button', { name: 'Show the window' })).toBeVisible()
  await club.close()
  await expect(partner.widget.getByText('You have not finished signing in.')).toBeVisible()
  await partner.signIn('poor@players.example')
  await expect(partner.widget.getByText('Your tokens: 0 tokens')).toBeAttached()
})

test('the links of the sign-in window open beside it, and a sign-in there leads on in the window', async ({
  context,
  partner,
}) => {
  await partner.visit()
  const club = await partner.openWindow()
  const openBeside = async (name: string) => {
    const opened = context.waitForEvent('page')
    await club.getByRole('link', { name }).click()
    return opened
  }
  const reset = await openBeside('Forgot password?')
  await expect(reset.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  const beside = await openBeside('Register')
  await expect(beside.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await beside.goto('/login')
  await beside.getByLabel('Email').fill('poor@players.example')
  await beside.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await beside.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(beside.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()

  await expect(partner.widget.getByRole('button', { name: 'Show the window' })).toBeVisible()
  await clickToClose(club, 'Allow')
  await expect(partner.widget.getByText('Your tokens: 0 tokens')).toBeAttached()
})

test('the owner of a suspended account is offered its reactivation in the sign-in window', async ({
  partner,
  world,
}) => {
  await partner.visit()
  const club = await partner.openWindow()
  await club.getByLabel('Email').fill('suspended@players.example')
  await club.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await club.getByRole('button', { name: 'Sign In' }).click()
  const dialog = club.getByRole('alertdialog', { name: 'Your account is not active' })
  await dialog.getByRole('button', { name: 'Yes, reactivate' }).click()
  await expect.poll(() => world.mails('suspended@players.example')).toHaveLength(1)
})

test('the lounge itself is offered where the browser blocks the sign-in window', async ({
  page,
  partner,
  world,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await partner.visit()
  await partner.widget.getByRole('button', { name: 'Sign in' }).click()
  await expect(partner.widget.getByText('Your browser did not open the sign-in window.')).toBeVisible()
  const lounge = partner.widget.getByRole('link', { name: 'Open Lucky Lounge' })
  await expect(lounge).toHaveAttribute('target', '_blank')
  expect(await lounge.evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${world.clubUrl}/lucky-lounge`)
  expect(await partner.events()).toEqual([
    ['ready', 'balance'],
    ['error', 'blocked'],
  ])
})

test('the sign-in window without an opener says where to go', async ({ page }) => {
  await page.goto('/embed/sign-in?partner=https%3A%2F%2Fpartner.example&nonce=nonce-of-one-sign-in')
  await expect(page.getByRole('heading', { name: 'Where did you come from?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the Players Club' })).toBeVisible()
})
