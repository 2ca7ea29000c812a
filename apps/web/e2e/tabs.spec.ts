import type { Locator, Page } from '@playwright/test'
import { expect, messageBar, open, signInPage, signOut, stored, test } from './club.ts'

const guestHome = (page: Page) => page.getByRole('heading', { name: 'Every ticket is worth a little more' })
const playerHome = (page: Page) => page.getByRole('heading', { name: 'Good to have you back' })

/** Nothing of the demo's verified player is shown or stored. */
async function expectNoTraceOfVerity(page: Page) {
  await expect(page.getByText('Verity')).toHaveCount(0)
  await expect(page.getByText(/^25,000/)).toHaveCount(0)
  expect(await page.content()).not.toMatch(/verified@|demo-verified|Mendoza/)
  expect(await stored(page)).not.toMatch(/verified|Verity|Mendoza/)
}

test('[AUTH-012] [AUTH-011] the browser stores three session values and one slice, and nothing after sign-out', async ({
  page,
  signIn,
}) => {
  await signIn('verified@players.example')
  await expect(playerHome(page)).toBeVisible()
  const kept = JSON.parse(await stored(page))
  expect(Object.keys(kept.local).toSorted()).toEqual([
    'players-club.access-token',
    'players-club.refresh-token',
    'players-club.user-id',
  ])
  expect(Object.keys(kept.session).filter(key => key.startsWith('players-club'))).toEqual([
    'players-club.authentication',
  ])
  expect(Object.keys(JSON.parse(kept.session['players-club.authentication'])).toSorted()).toEqual([
    'accessToken',
    'account',
    'errorMessage',
    'refreshToken',
    'suspendedMessage',
    'userData',
  ])
  await page.reload()
  await expect(page.getByRole('link', { name: '25,000 points' })).toBeVisible()
  await signOut(page)
  await expect(guestHome(page)).toBeVisible()
  await expectNoTraceOfVerity(page)
  expect(await stored(page)).not.toContain('players-club.')
  await page.goBack()
  await expectNoTraceOfVerity(page)
})

test('[AUTH-017] [AUTH-012] other tabs follow a sign-out at once, and keep nothing of the player', async ({
  page,
  context,
  enter,
}) => {
  await enter('verified@players.example')
  const other = await context.newPage()
  await open(page, '/')
  await open(other, '/history')
  await expect(other.getByRole('table')).toBeVisible()
  await signOut(page)
  await expect(guestHome(page)).toBeVisible()
  await expect(other).toHaveURL(/\/login$/)
  await expect(signInPage(other).email).toBeVisible()
  await expect(messageBar(other)).toContainText('Your session has ended in all tabs.')
  await expectNoTraceOfVerity(other)
})

test('a balance that changes in one tab is shown by the player’s other tabs', async ({
  page,
  context,
  enter,
}) => {
  await enter('verified@players.example')
  const other = await context.newPage()
  await open(other, '/history')
  await expect(other.getByRole('link', { name: '25,000 points' })).toBeVisible()
  // The rest of the page is the server's; only the balance is what it will be after a redemption.
  await context.route('**/points/balance', route => route.fulfill({ json: { balance: 24_650 } }))
  await open(page, '/')
  // A page that has just come asks nothing again when it is focused.
  const refocus = async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    return page.getByRole('link', { name: '24,650 points' }).isVisible()
  }
  await expect.poll(refocus, { intervals: [1_000] }).toBe(true)
  await expect(other.getByRole('link', { name: '24,650 points' })).toBeVisible()
})

test('a redemption is asked again where another tab has redeemed meanwhile, and nothing is redeemed before', async ({
  page,
  context,
  enter,
}) => {
  await enter('anniversary@players.example')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await open(tab, '/rewards/101')
    await tab.getByRole('main').getByRole('button', { name: 'Redeem', exact: true }).click()
  }
  const confirm = (tab: Page) =>
    tab.getByRole('dialog').getByRole('button', { name: 'Redeem for 350 points' })
  const redeemed = (tab: Page) => tab.getByRole('dialog', { name: 'Your coupon' })
  const left = other.getByRole('dialog').getByText(/After that you have .+ points left\.$/)
  const shown = await pointsIn(left)

  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const REDEMPTIONS = '**/redemptions'
  await other.route(REDEMPTIONS, async route => {
    await held
    await route.continue()
  })
  const sent = other.waitForRequest(REDEMPTIONS)
  await confirm(other).click()
  await sent
  await confirm(page).click()
  await expect(redeemed(page)).toBeVisible()
  release()

  await expect(other.getByRole('dialog').getByRole('alert')).toContainText('Nothing was redeemed.')
  await expect.poll(() => pointsIn(left)).toBe(shown - 350)
  await confirm(other).click()
  await expect(redeemed(other)).toContainText(`You have ${(shown - 350).toLocaleString('en')} points left`)
})

const pointsIn = async (text: Locator) =>
  Number(/have ([\d,]+) points/.exec((await text.textContent()) ?? '')?.[1]?.replace(',', ''))

test('[GUARD-005] another tab’s sign-in is not adopted while the switch is off', async ({
  page,
  context,
  signIn,
}) => {
  const other = await context.newPage()
  await open(other, '/')
  await signIn('poor@players.example')
  await expect(playerHome(page)).toBeVisible()
  // Storage events arrive in order, so the other tab has received the earlier one by then.
  const received = await other.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    addEventListener('storage', ({ key }) => key === 'probe' && resolve())
    // Wrapped in an object, because evaluateHandle awaits a promise.
    return { promise }
  })
  await page.evaluate(() => localStorage.setItem('probe', '1'))
  await received.evaluate(({ promise }) => promise)
  await expect(guestHome(other)).toBeVisible()
})

test('[GUARD-005] [AUTH-017] another tab’s sign-in, and a change of player, are adopted while the switch is on', async ({
  page,
  context,
  signIn,
  setFlags,
}) => {
  await setFlags({ USE_LOCAL_STORAGE_TO_LOGIN: true })
  const other = await context.newPage()
  const third = await context.newPage()
  await open(other, '/')
  await open(third, '/login')
  await signIn('verified@players.example')
  await expect(playerHome(other)).toBeVisible()
  await expect(other.getByRole('link', { name: '25,000 points' })).toBeVisible()
  await expect(playerHome(third)).toBeVisible()
  await third.close()

  await signOut(page)
  await expect(guestHome(other)).toBeVisible()
  await signIn('poor@players.example')
  await expect(other.getByRole('link', { name: '0 points' })).toBeVisible()
  await expectNoTraceOfVerity(other)
  await expectNoTraceOfVerity(page)
})

test('[AUTH-017] a player who signs in on a page that another tab’s player has left sees only their own data', async ({
  page,
  context,
  enter,
}) => {
  await enter('verified@players.example')
  await open(page, '/history')
  await expect(page.getByRole('table')).toBeVisible()
  await context.clearCookies()
  await enter('newcomer@players.example')
  const other = await context.newPage()
  await open(other, '/')
  await expect(other.getByRole('link', { name: '500 points' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expectNoTraceOfVerity(page)
  await page.goto('/history')
  await expect(page.getByRole('link', { name: '500 points' })).toBeVisible()
  await expectNoTraceOfVerity(page)
})
