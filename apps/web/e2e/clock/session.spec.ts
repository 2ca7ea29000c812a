import type { Page } from '@playwright/test'
import { expect, open, runUntilVisible, runUntilWatched, signInPage, signOut, stored, test } from '../club.ts'

const MINUTE = 60_000
const HOUR_AND_A_BIT = 61 * MINUTE

test('[AUTH-026] after an idle hour the next guarded action leads to sign-in, and from there back to the page', async ({
  page,
  enter,
  advanceClock,
}) => {
  await enter('verified@players.example')
  await open(page, '/history')
  await expect(page.getByRole('table')).toBeVisible()
  await advanceClock(HOUR_AND_A_BIT)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Authentication Required. Please try logging in again')).toBeVisible()
  expect(await stored(page)).not.toMatch(/verified|Verity/)
  await signInPage(page).submit('verified@players.example')
  await expect(page).toHaveURL(/\/history\?page=2$/)
  await expect(page.getByRole('table')).toBeVisible()
})

test('[AUTH-026] [GUARD-001] after an idle hour a press on a guarded page leads to sign-in, and from there to it', async ({
  page,
  enter,
  advanceClock,
}) => {
  await enter('verified@players.example')
  await open(page, '/')
  await advanceClock(HOUR_AND_A_BIT)
  await page
    .getByRole('list', { name: 'Quick links' })
    .getByRole('link', { name: /History/ })
    .click()
  await expect(page).toHaveURL(/\/login/)
  await signInPage(page).submit('verified@players.example')
  await expect(page).toHaveURL(/\/history$/)
})

test('[AUTH-026] an idle session’s end is announced by the server’s time, and one press puts it off', async ({
  page,
  enter,
  advanceClock,
}) => {
  await page.clock.install()
  await enter('verified@players.example')
  await open(page, '/')
  await expect(page.getByRole('link', { name: '25,000 points' })).toBeVisible()
  await page.clock.runFor(11_000)
  await advanceClock(58 * MINUTE + 10_000)
  const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' })
  // The growing prize is requested every 30 seconds without a session: its answer carries the time.
  await runUntilVisible(page, dialog)
  const timeLeft = async () => /sign you out in ([^.]+)\./.exec(await dialog.innerText())?.[1]
  const before = await timeLeft()
  expect(before).toMatch(/second|minute/)
  await expect.poll(timeLeft).not.toBe(before)
  const renewed = page.waitForResponse('**/api/auth/get/session')
  await page.keyboard.press('Enter')
  expect((await renewed).ok()).toBe(true)
  await expect(dialog).toBeHidden()
})

test('[AUTH-026] the end of an idle session is announced, postponed by one key, and then happens', async ({
  page,
  enter,
  advanceClock,
}) => {
  await page.clock.install()
  await enter('verified@players.example')
  await open(page, '/history')
  await expect(page.getByRole('table')).toBeVisible()
  await runUntilWatched(page)
  const announced = page.getByRole('alertdialog', { name: 'Are you still there?' })
  const isAnnounced = () => announced.isVisible()
  // On the device and on the server: the page asks the server before it announces the end.
  const runMinutes = async (minutes: number) => {
    await advanceClock(minutes * MINUTE)
    await page.clock.runFor(minutes * MINUTE)
  }
  const aMinuteLater = async () => {
    await runMinutes(1)
    return isAnnounced()
  }
  await runMinutes(57)
  expect(await isAnnounced()).toBe(false)
  // The hour begins with the server's last answer, which may come while the clock is already running.
  await expect.poll(aMinuteLater, { intervals: [100] }).toBe(true)
  await expect(announced.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(announced).toBeHidden()

  await runMinutes(57)
  expect(await isAnnounced()).toBe(false)
  await expect.poll(aMinuteLater, { intervals: [100] }).toBe(true)
  await runMinutes(3)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Authentication Required. Please try logging in again')).toBeVisible()
  await expect(announced).toBeHidden()
})

test('[AUTH-026] a session that is used does not run out, and one that is not remembered is over after the hour', async ({
  page,
  enter,
  advanceClock,
}) => {
  await enter('verified@players.example')
  await open(page, '/history')
  for (const size of ['10', '50', '100']) {
    await advanceClock(30 * MINUTE)
    const answered = page.waitForResponse(/\/points\/transactions/)
    await page.getByLabel('Rows per page').selectOption(size)
    expect((await answered).ok()).toBe(true)
  }
  await advanceClock(HOUR_AND_A_BIT)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Every ticket is worth a little more' })).toBeVisible()
  await expect.poll(() => stored(page)).not.toMatch(/verified|Verity/)
})

test('[AUTH-001] [AUTH-026] a remembered player goes on after the idle hour: the page renews the session', async ({
  page,
  advanceClock,
}) => {
  await open(page, '/login')
  const { rememberMe, submit } = signInPage(page)
  await rememberMe.check()
  await submit('newcomer@players.example')
  await expect(page.getByRole('link', { name: '500 points' })).toBeVisible()
  // A call that the page still makes may be the first to meet the ended session.
  const renewed = page.waitForResponse('**/api/auth/refresh')
  await advanceClock(HOUR_AND_A_BIT)
  const answered = page.waitForResponse(
    answer => answer.url().includes('/points/transactions') && answer.status() !== 401,
  )
  await page
    .getByRole('list', { name: 'Quick links' })
    .getByRole('link', { name: /History/ })
    .click()
  await expect(page).toHaveURL(/\/history$/)
  await expect(page.getByRole('heading', { name: 'Players Club History' })).toBeVisible()
  expect((await renewed).ok()).toBe(true)
  expect((await answered).ok()).toBe(true)
  await expect(page).toHaveURL(/\/history$/)
})

/** Signs in for longer than the visit. */
async function signInRemembered(page: Page): Promise<void> {
  await open(page, '/login')
  const { rememberMe, submit } = signInPage(page)
  await rememberMe.check()
  await submit('newcomer@players.example')
  await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
  await expect(page.getByRole('link', { name: '500 points' })).toBeVisible()
}

test('[AUTH-001] [AUTH-026] a remembered player goes on in a page that stays open through the idle hour', async ({
  page,
  advanceClock,
}) => {
  await page.clock.install()
  await signInRemembered(page)
  const seen = addresses(page)
  const renewals: number[] = []
  page.on('response', answer => {
    if (answer.url().endsWith('/api/auth/refresh')) renewals.push(answer.status())
  })
  await advanceClock(HOUR_AND_A_BIT)
  // As a laptop that is opened again: what was due meanwhile comes at once. An answer that was still on its way when the
  // clock moved starts the hour again, so it goes by until the session is renewed.
  const wakeUp = async () => {
    if (renewals.length === 0) await page.clock.fastForward(HOUR_AND_A_BIT)
    return renewals[0]
  }
  await expect.poll(wakeUp, { intervals: [3_000] }).toBe(200)
  await page
    .getByRole('list', { name: 'Quick links' })
    .getByRole('link', { name: /History/ })
    .click()
  await expect(historyHeading(page)).toBeVisible()
  expect(seen).not.toContain('/login')
  expect(await page.evaluate(() => localStorage.getItem('players-club.refresh-token'))).toBeTruthy()
})

/** A player's page once the session would be over and there is no connection. */
async function wakeUpOffline(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await open(page, path)
  await expect(page.getByRole('link', { name: '25,000 points' })).toBeVisible()
  await runUntilWatched(page)
  await page.context().setOffline(true)
  await page.clock.fastForward(HOUR_AND_A_BIT)
}

test('[AUTH-026] [GUARD-001] a guarded page that wakes from sleep without a connection says so, and comes back by itself', async ({
  page,
  context,
  enter,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await enter('verified@players.example')
  await wakeUpOffline(page, '/history')
  const said = page.getByRole('heading', { name: 'We cannot reach the club' })
  await runUntilVisible(page, said)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(said).toBeVisible()
  await context.setOffline(false)
  await runUntilVisible(page, page.getByRole('table'))
  await expect(page).toHaveURL(/\/history$/)
  await expect(page.getByRole('link', { name: '25,000 points' })).toBeVisible()
})

test('[AUTH-026] an open page that wakes from sleep without a connection says so, and is the player’s again afterwards', async ({
  page,
  context,
  enter,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await enter('verified@players.example')
  await wakeUpOffline(page, '/rewards')
  const said = page.getByRole('paragraph').filter({ hasText: 'We could not reach the club.' })
  await runUntilVisible(page, said)
  await context.setOffline(false)
  await runUntilVisible(page, page.getByRole('link', { name: '25,000 points' }))
  await expect(said).toBeHidden()
  await expect(page).toHaveURL(/\/rewards$/)
})

/** Signs in for longer than the visit and is away for longer than the hour; no page stays open that could renew the session. */
async function comeBackRemembered(page: Page, advanceClock: (ms: number) => Promise<void>): Promise<void> {
  await signInRemembered(page)
  await page.goto('about:blank')
  await advanceClock(HOUR_AND_A_BIT)
}

/** Every address the page has been at, so that a detour by the sign-in page would show. */
function addresses(page: Page): string[] {
  const seen: string[] = []
  page.on('framenavigated', frame => seen.push(new URL(frame.url()).pathname))
  return seen
}

const historyHeading = (page: Page) => page.getByRole('heading', { name: 'Players Club History' })

test('[AUTH-001] [AUTH-026] a remembered player who loads a page after the idle hour is signed in, on the page asked for', async ({
  page,
  advanceClock,
}) => {
  await signInRemembered(page)
  await advanceClock(2 * HOUR_AND_A_BIT)
  const seen = addresses(page)
  await page.goto('/history?shown=all')
  await expect(historyHeading(page)).toBeVisible()
  await expect(page).toHaveURL(/\/history\?shown=all$/)
  expect(seen).not.toContain('/login')
  await advanceClock(HOUR_AND_A_BIT)
  await page.goto('/')
  await expect(page.getByRole('link', { name: '500 points' })).toBeVisible()
})

test('[AUTH-001] [AUTH-026] a remembered player is signed in after the browser has been closed for hours', async ({
  page,
  browser,
  context,
  world,
  advanceClock,
}) => {
  await signInRemembered(page)
  // What a browser keeps when it is closed: cookies with a date, local storage, and nothing of a tab's own.
  const kept = await context.storageState()
  const cookies = kept.cookies.filter(({ expires }) => expires > 0)
  await page.close()
  await advanceClock(3 * HOUR_AND_A_BIT)
  const reopened = await browser.newContext({ storageState: { ...kept, cookies } })
  const next = await reopened.newPage()
  const seen = addresses(next)
  await next.goto(`${world.clubUrl}/history`)
  await expect(historyHeading(next)).toBeVisible()
  expect(seen).not.toContain('/login')
  await reopened.close()
})

test('[AUTH-001] [AUTH-026] two tabs of a remembered player that are loaded at once use the refresh token once', async ({
  page,
  context,
  world,
  advanceClock,
}) => {
  await comeBackRemembered(page, advanceClock)
  const other = await context.newPage()
  const renewals: number[] = []
  context.on('response', answer => {
    if (answer.url().endsWith('/api/auth/refresh')) renewals.push(answer.status())
  })
  await Promise.all([page.goto('/history'), other.goto(`${world.clubUrl}/history`)])
  await expect(historyHeading(page)).toBeVisible()
  await expect(historyHeading(other)).toBeVisible()
  expect(renewals).toEqual([200])
})

test('[AUTH-001] a remembered player goes on although the answer to the renewal was lost on its way', async ({
  page,
  context,
  advanceClock,
}) => {
  await comeBackRemembered(page, advanceClock)
  const held = await context.cookies()
  let lost = 0
  await page.route('**/api/auth/refresh', async route => {
    const answer = await route.fetch()
    await context.addCookies(held)
    await route.abort('connectionreset')
    if (answer.ok()) lost += 1
  })
  const said = page.getByRole('heading', { name: 'We cannot reach the club' })
  await page.goto('/history')
  await expect(said).toBeVisible()
  await page.reload()
  await expect(said).toBeVisible()
  // Each of the two pages has asked three times.
  expect(lost).toBeGreaterThanOrEqual(6)
  await page.unroute('**/api/auth/refresh')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(historyHeading(page)).toBeVisible()
  await expect(page).toHaveURL(/\/history$/)
})

test('[AUTH-001] [GUARD-002] a remembered player who opens the sign-in page after the idle hour is let in and sent home', async ({
  page,
  world,
  advanceClock,
}) => {
  await signInRemembered(page)
  await advanceClock(HOUR_AND_A_BIT)
  await page.goto('/login')
  await expect(page).toHaveURL(`${world.clubUrl}/`)
  await expect(page.getByRole('link', { name: '500 points' })).toBeVisible()
})

test('[REG-003] [AUTH-026] a remembered player who opens an invitation after the idle hour reads that it is for others; whose session is over may register', async ({
  page,
  context,
  advanceClock,
}) => {
  await signInRemembered(page)
  await advanceClock(HOUR_AND_A_BIT)
  const seen = addresses(page)
  await page.goto('/register/SOMEBODY')
  await expect(page.getByText(/only for new customers/i)).toBeVisible()
  expect(seen).not.toContain('/')
  await expect(page.getByRole('link', { name: '500 points' })).toBeVisible()
  await page.goto('/')
  await signOut(page)
  await open(page, '/login')
  await signInPage(page).submit('newcomer@players.example')
  await expect(page.getByRole('link', { name: '500 points' })).toBeVisible()
  // An open page could meet the ended session before this test does.
  await page.goto('about:blank')
  await advanceClock(HOUR_AND_A_BIT)
  const answered = page.waitForResponse('**/api/auth/refresh')
  await page.goto('/register/SOMEBODY')
  expect((await answered).status()).toBe(401)
  await expect
    .poll(() => context.storageState().then(({ origins }) => JSON.stringify(origins)))
    .not.toContain('user-id')
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await expect(page).toHaveURL(/\/register\/SOMEBODY$/)
})

test('[AUTH-026] [GUARD-001] while an expired session may be renewed the visitor is not taken for a guest; without scripts there is a way to sign in', async ({
  page,
  context,
  browser,
  world,
  advanceClock,
}) => {
  await signInRemembered(page)
  await advanceClock(HOUR_AND_A_BIT)
  const plain = await browser.newContext({
    storageState: await context.storageState(),
    javaScriptEnabled: false,
  })
  const still = await plain.newPage()
  const main = still.getByRole('main')
  await still.goto(`${world.clubUrl}/`)
  await expect(main.getByRole('heading', { level: 1, name: 'Good to have you back' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Join the club' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await still.goto(`${world.clubUrl}/history?shown=all`)
  await expect(main.getByRole('heading', { level: 1, name: 'Please wait' })).toBeVisible()
  await main.getByRole('link', { name: 'Sign In' }).click()
  await expect(still).toHaveURL(/\/login\?from=%2Fhistory%3Fshown%3Dall$/)
  await plain.close()
})
