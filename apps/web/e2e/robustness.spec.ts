import type { Page, Route } from '@playwright/test'
import {
  addLink,
  apiCalls,
  expect,
  open,
  PASSWORD,
  pressSignOut,
  ready,
  runUntilVisible,
  signInPage,
  signOut,
  test,
} from './club.ts'
import { freshPlayer } from './freshPlayer.ts'

const TRANSACTIONS = '**/api/loyalty/v1/points/transactions**'
const problem = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', json: { status, title: 'No' } })

const FAILURES: readonly [name: string, fail: (route: Route) => Promise<void>, says: string][] = [
  ['offline', route => route.abort('internetdisconnected'), 'We could not reach the club.'],
  ['500', problem(500), 'An error occurred while processing this request.'],
  ['503', problem(503), 'Service Temporarily Unavailable. Try again later.'],
  ['an unreadable answer', route => route.fulfill({ body: '<html>' }), 'Something went wrong.'],
  [
    'an answer that is lost',
    async route => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    'We could not reach the club.',
  ],
]

/** Holds all scripts back until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const line = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await line.promise
    await route.continue()
  })
  return line.resolve
}

test(`[AUTH-018] sign-in with ${FAILURES.map(([name]) => name).join(', ')} shows an error, keeps what was typed, and a retry succeeds`, async ({
  page,
}) => {
  await open(page, '/login')
  const { email, password, button, notice } = signInPage(page)
  await email.fill('poor@players.example')
  await password.fill(PASSWORD)
  for (const [name, fail, says] of FAILURES) {
    await page.route('**/api/auth/login', fail)
    await button.click()
    await expect(notice, name).toContainText(says)
    await expect(email).toHaveValue('poor@players.example')
    await expect(password).toHaveValue(PASSWORD)
    await page.unroute('**/api/auth/login')
  }
  await button.click()
  await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
})

test('[AUTH-018] [API-004] a sign-in without a response times out after a minute, and keeps what was typed', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/login')
  const { password, button, notice, submit } = signInPage(page)
  await page.route('**/api/auth/login', () => {})
  const sent = page.waitForRequest('**/api/auth/login')
  await submit('poor@players.example')
  await sent
  await page.clock.runFor(59_000)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(1_500)
  await expect(notice).toContainText('The club took too long to answer. Try again.')
  await expect(password).toHaveValue(PASSWORD)
  await expect(button).toBeEnabled()
})

test('[AUTH-001] [AUTH-005] text typed before the page hydrates on a slow connection counts, and is not overwritten', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const { email, password, button, rememberMe } = signInPage(page)
  await email.fill('poor@players.example')
  await rememberMe.check()
  await password.focus()
  await page.keyboard.type('Lucky')
  await expect(button).toBeDisabled()
  release()
  await expect(button).toBeEnabled()
  await page.keyboard.type('#2026')
  await expect(email).toHaveValue('poor@players.example')
  const asked = page.waitForRequest('**/api/auth/login')
  await password.press('Enter')
  expect((await asked).postDataJSON()).toMatchObject({
    username: 'poor@players.example',
    password: PASSWORD,
    rememberMe: true,
  })
  await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
})

test('[FEEDBACK-002] text typed into a longer form before the page hydrates counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/feedback', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  const words = {
    'First name': 'Ana',
    'Last name': 'Ruiz',
    Email: 'ana@players.example',
    Subject: 'A long way',
    Message: 'Typed while the scripts were on their way.',
  }
  for (const [name, text] of Object.entries(words)) await main.getByLabel(name).fill(text)
  await expect(main.getByRole('button', { name: 'Send' })).toBeDisabled()
  release()
  await expect(main.getByRole('button', { name: 'Send' })).toBeEnabled()
  for (const [name, text] of Object.entries(words)) await expect(main.getByLabel(name)).toHaveValue(text)
})

test('[GAMES-002] an option chosen before the page hydrates counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/games', { waitUntil: 'commit' })
  await page.getByText('Filter games').click()
  await page.getByText('Ended', { exact: true }).click()
  const ended = page.getByRole('radio', { name: 'Ended' })
  await expect(ended).toBeChecked()
  release()
  await expect(page).toHaveURL(/status=ended/)
  await expect(ended).toBeChecked()
})

test('[AUTH-001] Enter pressed before hydration signs in once the page is hydrated', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const { email, password, button } = signInPage(page)
  await email.fill('poor@players.example')
  await password.fill(PASSWORD)
  await expect(button).toBeDisabled()
  await password.press('Enter')
  release()
  await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
})

test('[AUTH-001] a press on the disabled submit button before hydration signs in once the form is found valid', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const { email, password, button } = signInPage(page)
  await email.fill('poor@players.example')
  await password.fill(PASSWORD)
  await button.click({ force: true })
  release()
  await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
})

test('a form that is not valid when the page is hydrated is not submitted by an early Enter', async ({
  page,
}) => {
  const calls = apiCalls(page)
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const { email, password, button } = signInPage(page)
  await email.fill('poor@players.example')
  await email.press('Enter')
  release()
  await ready(page)
  await password.fill(PASSWORD)
  await expect(button).toBeEnabled()
  expect(calls).not.toContain('POST /auth/login')
})

test('an early Enter submits nothing where the player types on before the page hydrates', async ({
  page,
}) => {
  const calls = apiCalls(page)
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const { email, password, button } = signInPage(page)
  await email.fill('poor@players.example')
  await email.press('Enter')
  await email.press('Tab')
  await page.keyboard.type('Luc')
  release()
  await ready(page)
  await expect(button).toBeEnabled()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('Luc')
  expect(calls).not.toContain('POST /auth/login')
})

test('a press counts although the error of the field that it leaves moves its target away', async ({
  page,
}) => {
  await open(page, '/login')
  const { email } = signInPage(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Forgot password?' })
  const code = page.waitForResponse(/\/watchFocus-/)
  await email.fill('not an email')
  await (await code).finished()
  const box = () => link.evaluate(each => each.getBoundingClientRect().toJSON() as DOMRect)
  const { x, y, width, height } = await box()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await expect(email).toHaveAccessibleDescription(/^Error:/)
  expect((await box()).y).toBeGreaterThan(y + height / 2)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('an early Enter that ends a composition submits nothing', async ({ page }) => {
  const calls = apiCalls(page)
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const { email, password, button } = signInPage(page)
  await password.fill(PASSWORD)
  await email.fill('poor@players.example')
  await email.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  release()
  await ready(page)
  await expect(button).toBeEnabled()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  expect(calls).not.toContain('POST /auth/login')
})

test('[ACTV-004] a code that is sent before the page hydrates by a button that is enabled is redeemed after it, once', async ({
  page,
  world,
  enter,
}) => {
  const calls = apiCalls(page)
  await enter(await freshPlayer(world, 'early'))
  const release = await holdScripts(page)
  await page.goto('/promo-code/2', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  const code = main.getByRole('textbox', { name: 'Promo code' })
  await code.fill('no-such-code')
  await main.getByRole('button', { name: 'Redeem' }).click()
  await code.press('Enter')
  release()
  await expect(main.getByText(/This code is unknown, or it has been used/).first()).toBeVisible()
  await expect(code).toHaveValue('no-such-code')
  expect(calls.filter(call => call.startsWith('POST'))).toEqual(['POST /loyalty/v1/code-redemptions'])
})

test('a button that is pressed before the page hydrates takes effect after it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const { password } = signInPage(page)
  await password.fill(PASSWORD)
  const show = page.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect(password).toHaveAttribute('type', 'password')
  release()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(PASSWORD)
})

test('[ROUTE-012] the history offline, or with 500 or 503, shows an error and a way on', async ({
  page,
  enter,
}) => {
  await enter('verified@players.example')
  await open(page, '/history')
  let button = page.getByRole('link', { name: 'Next page' })
  for (const [name, fail, says] of FAILURES.slice(0, 3)) {
    await page.route(TRANSACTIONS, fail)
    await button.click()
    await expect(page.getByRole('main').getByRole('alert'), name).toContainText(says)
    await page.unroute(TRANSACTIONS)
    button = page.getByRole('button', { name: 'Try again' })
  }
  await button.click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('[ROUTE-012] the history without a response shows its skeleton, and the rest of the club stays usable', async ({
  page,
  enter,
}) => {
  await enter('verified@players.example')
  await open(page, '/history')
  await page.route(TRANSACTIONS, () => {})
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('main').getByText('Loading')).toBeAttached()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Players Club/ })
    .click()
  await expect(page).toHaveTitle('Home Page')
})

test('[AUTH-012] a sign-out that does not reach the club is reported, and is not shown as done', async ({
  page,
  enter,
}) => {
  await enter('poor@players.example')
  await open(page, '/')
  await page.route('**/api/auth/logout', route => route.abort('internetdisconnected'))
  await pressSignOut(page)
  await expect(page.getByRole('alert').getByText('We could not reach the club.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
  await page.unroute('**/api/auth/logout')
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Every ticket is worth a little more' })).toBeVisible()
})

/** The release's script of the history page, which the home page does not load. */
const HISTORY_FILE = /\/assets\/history\.route-.*\.js$/
const HISTORY_TEXTS = /\/assets\/history-[\w-]+\.js/
const toHistory = (page: Page) =>
  page
    .getByRole('list', { name: 'Quick links' })
    .getByRole('link', { name: /History/ })
    .click()

test('a press on a page whose script a newer release has replaced opens that release’s page', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/404/)
  await enter('poor@players.example')
  await open(page, '/')
  await page.route(HISTORY_FILE, route => route.fulfill({ status: 404 }), { times: 2 })
  await toHistory(page)
  await expect(page).toHaveURL(/\/history$/)
  await expect(page.getByRole('heading', { name: 'Players Club History' })).toBeVisible()
})

test('a press on a page whose texts a newer release has replaced opens that release’s page', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/404/)
  await enter('verified@players.example')
  await open(page, '/')
  await page.route(HISTORY_TEXTS, route => route.fulfill({ status: 404 }), { times: 2 })
  const documentLoaded = page.waitForEvent('load')
  await toHistory(page)
  await documentLoaded
  await expect(page).toHaveURL(/\/history$/)
  await expect(page.getByLabel('Rows per page')).toBeVisible()
})

test('the state of a flow’s navigation outlives a newer release that has replaced the script of the next page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/)
  const email = 'unknown@players.example'
  await open(page, '/forgot-password')
  const main = page.getByRole('main')
  await page.route(/\/assets\/forgotPasswordSent\.route-/, route => route.fulfill({ status: 404 }), {
    times: 2,
  })
  await main.getByLabel('Email').fill(email)
  const documentLoaded = page.waitForEvent('load')
  await main.getByRole('button', { name: 'Email me a link' }).click()
  await documentLoaded
  await expect(page).toHaveURL(/\/forgot-password-sent$/)
  await expect(main.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(main).toContainText(email)
  await page.reload()
  await expect(main).toContainText(email)
})

test('a home page whose late code never comes is loaded as a document after twenty seconds', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/login')
  await page.route('**/assets/LateOffers-*.js', () => undefined)
  const asked = page.waitForRequest('**/assets/LateOffers-*.js')
  const loaded = page.waitForRequest(request => request.isNavigationRequest())
  await signInPage(page).submit('poor@players.example')
  await asked
  await page.clock.runFor(20_000)
  expect(new URL((await loaded).url()).pathname).toBe('/')
  await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
})

test('a navigation shows nothing before the texts of the page are loaded', async ({ page, enter }) => {
  await enter('verified@players.example')
  await open(page, '/')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(HISTORY_TEXTS, async route => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(HISTORY_TEXTS)
  await toHistory(page)
  await asked
  await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
  release()
  await expect(page.getByLabel('Rows per page')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Good to have you back' })).toHaveCount(0)
})

/** Holds back what an address answers until it is released. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

const REGISTER_FILE = /\/assets\/register\.route-/
const toRegister = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Register' }).click()

test('an answer to an earlier press does not take the place of a link that was pressed after it', async ({
  page,
}) => {
  await open(page, '/forgot-password')
  const main = page.getByRole('main')
  const answer = await hold(page, '**/send-password-reset')
  const script = await hold(page, /\/assets\/signIn\.route-/)
  await main.getByLabel('Email').fill('unknown@players.example')
  const asked = page.waitForRequest(request => request.method() === 'POST')
  await main.getByRole('button', { name: 'Email me a link' }).click()
  await asked
  const pressed = page.waitForRequest(/\/assets\/signIn\.route-/)
  // By the keyboard: after 300 ms the spinner covers the page.
  await main.getByRole('link', { name: 'Sign In' }).press('Enter')
  await pressed
  // The spinner goes with the answer, in the same task in which the page would go on.
  const spinner = page.locator('[aria-hidden] svg[viewBox="0 0 40 40"]')
  await expect(spinner).toHaveCount(1)
  answer()
  await expect(spinner).toHaveCount(0)
  script()
  await expect(page).toHaveURL(/\/login$/)
  await expect(main.getByRole('heading', { name: 'Sign In' })).toBeVisible()
})

test('a link that was pressed does not win over Back', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Join the club' }).first().waitFor()
  await addLink(page, '/login')
  await page.getByRole('link', { name: 'To /login' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const script = await hold(page, REGISTER_FILE)
  const asked = page.waitForRequest(REGISTER_FILE)
  await toRegister(page)
  await asked
  await page.goBack()
  await expect(page).toHaveTitle('Home Page')
  // The texts of the page are the last that it waits for.
  const texts = page.waitForResponse(/\/accountPages-/)
  script()
  await page.evaluate(url => import(url), (await texts).url())
  await page.getByRole('banner').getByRole('button', { name: 'Profile menu' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page).toHaveTitle('Home Page')
})

test('a link that was pressed does not replace a page in which the player types', async ({ page }) => {
  await open(page, '/login')
  const script = await hold(page, REGISTER_FILE)
  const asked = page.waitForRequest(REGISTER_FILE)
  await toRegister(page)
  await asked
  const { email } = signInPage(page)
  await email.fill('half-written')
  const loaded = page.waitForResponse(REGISTER_FILE)
  script()
  await (await loaded).finished()
  await email.pressSequentially('@players.example')
  await expect(email).toHaveValue('half-written@players.example')
  await expect(page).toHaveURL(/\/login$/)
})

test('a press while offline is reported, leaves the page as it is, and works when the connection is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/login')
  await signInPage(page).email.fill('half-written@players.example')
  await context.setOffline(true)
  const home = page.getByRole('banner').getByRole('link', { name: /Players Club/ })
  // The document knows the routes of home, and has to ask for those of the other page.
  const feedback = page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' })
  for (const link of [home, home, feedback]) {
    await link.click()
    await expect(page.getByRole('alert').getByText('We could not reach the club.')).toBeVisible()
    await page.getByRole('button', { name: 'Close message' }).click()
  }
  await expect(signInPage(page).email).toHaveValue('half-written@players.example')
  await context.setOffline(false)
  await home.click()
  await expect(page).toHaveTitle('Home Page')
})

test('a page of players whose way to the sign-in fails on a short loss of the connection is loaded again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await open(page, '/')
  await addLink(page, '/history')
  const SIGN_IN_FILE = /\/assets\/signIn\.route-/
  await page.route(SIGN_IN_FILE, route => route.abort('internetdisconnected'))
  await page.route('**/health', route => route.abort('internetdisconnected'), { times: 1 })
  await page.getByRole('link', { name: 'To /history' }).click()
  await expect(page.getByRole('alert').getByText('We could not reach the club.')).toBeVisible()
  await expect(page).toHaveURL(/\/history$/)
  await page.unroute(SIGN_IN_FILE)
  await runUntilVisible(page, page.getByRole('heading', { name: 'Sign In' }))
  await expect(page).toHaveURL(/\/login\?from=/)
})

test.describe('pages without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('say that a form needs scripts when it is sent', async ({ page, enter, complaints }) => {
    complaints.allow(/405/)
    await enter('verified@players.example')
    await page.goto('/promo-code/2')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Promo code' }).fill('CACTUS200')
    await main.getByRole('button', { name: 'Redeem' }).click()
    await expect(main.getByRole('alert')).toContainText('This form needs JavaScript.')
    await expect(main.getByRole('textbox', { name: 'Promo code' })).toBeVisible()
  })

  test('[SHELL-006] can be read, open their menus, and say that sign-in needs scripts', async ({
    page,
    enter,
    complaints,
  }) => {
    complaints.allow(/404/)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Profile menu' }).click()
    await page
      .getByRole('navigation', { name: 'Profile menu' })
      .getByRole('link', { name: 'Sign In' })
      .click()
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByText(/needs JavaScript/)).toBeVisible()
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
    await enter('verified@players.example')
    await page.goto('/history')
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('link', { name: '25,000 points' })).toBeVisible()
  })
})

test('a client that accepts brotli gets scripts and style sheets compressed with it', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const files = [...html.matchAll(/"(\/assets\/(?:shell|vendor)-[\w-]+\.(?:js|css))/g)].map(
    ([, file]) => file!,
  )
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) {
    const answer = await request.get(file, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers()['content-encoding'], file).toBe('br')
  }
})
