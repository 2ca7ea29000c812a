import type { Page } from '@playwright/test'
import { addLink, expect, open, ready, signInPage, test } from './club.ts'

const PAGES = [
  ['/', 'Home Page'],
  ['/login', 'Sign In · Copper State Lottery'],
  ['/register', 'Register · Copper State Lottery'],
  ['/no-such-page', 'Page Not Found! · Copper State Lottery'],
] as const

for (const [path, title] of PAGES)
  test(`[SHELL-005] [SHELL-016] ${path} is titled “${title}”, with and without scripts, and is reported as viewed once`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(/404/)
    expect(await (await request.get(path)).text()).toContain(`<title>${title}</title>`)
    await watchAnalytics(page)
    await open(page, path)
    await expect(page).toHaveTitle(title)
    expect(await analytics(page)).toEqual([`pageView ${path}`])
  })

test('[SHELL-016] [SHELL-017] each navigation is one page view, and only a player is identified, once', async ({
  page,
}) => {
  await watchAnalytics(page)
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveTitle(/Sign In/)
  await signInPage(page).submit('newcomer@players.example')
  await expect(page).toHaveTitle('Home Page')
  await page
    .getByRole('list', { name: 'Quick links' })
    .getByRole('link', { name: /History/ })
    .click()
  await expect(page).toHaveTitle('Players Club History · Copper State Lottery')
  expect(await analytics(page)).toEqual([
    'pageView /',
    'pageView /login',
    'identify demo-newcomer',
    'pageView /',
    'pageView /history',
  ])
})

test('[GUARD-001] [ROUTE-012] a guest’s press on a secured page leads to sign-in, and from there to the page', async ({
  page,
}) => {
  await open(page, '/')
  await page
    .getByRole('list', { name: 'Quick links' })
    .getByRole('link', { name: /History/ })
    .click()
  await expect(page).toHaveURL(/\/login$/)
  await signInPage(page).submit('poor@players.example')
  await expect(page).toHaveURL(/\/history$/)
  await page.goBack()
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('pressing the link of the page that is shown adds no entry to the history', async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Rewards', exact: true })
  await link.click()
  await expect(page).toHaveURL(/\/rewards$/)
  await link.click()
  await link.click()
  await page.goBack()
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('[GUARD-002] a player who opens the sign-in page is sent home, by address or by a press', async ({
  page,
  enter,
}) => {
  await enter('poor@players.example')
  await open(page, '/login')
  await expect(page).toHaveURL(url => url.pathname === '/')
  await addLink(page, '/login')
  await page.getByRole('link', { name: 'To /login' }).click()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
})

test('[GUARD-003] [GUARD-004] [ROUTE-019] the redirect helper leads to the stored path, to home from anything else', async ({
  page,
  enter,
}) => {
  await enter('poor@players.example')
  await open(page, '/')
  for (const [kept, leads] of [
    ['/history?shown=all', '/history?shown=all'],
    ['redirect-back', '/'],
    ['/redirect-back', '/'],
    ['//evil.example', '/'],
    [null, '/'],
  ] as const) {
    await page.evaluate(path => path && sessionStorage.setItem('players-club.redirect', path), kept)
    await page.goto('/redirect-back')
    await expect(page).toHaveURL(url => url.hostname === 'localhost' && url.pathname + url.search === leads)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('[ROUTE-023] [SHELL-016] the quick-draw widget and the result of a payment have no header and no footer, and are reported as viewed', async ({
  page,
}) => {
  await watchAnalytics(page)
  for (const path of ['/games-quick-draw-widget/71', '/lucky-lounge/store/pay']) {
    await open(page, path)
    expect(await analytics(page)).toEqual([`pageView ${path}`])
    await expect(page.getByRole('main'), path).toBeVisible()
    await expect(page.getByRole('banner'), path).toHaveCount(0)
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0)
  }
})

test('[ROUTE-020] [SHELL-018] an unknown address is 404, for a guest as for a player, and offers three links', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/404/)
  const guest = await page.goto('/no-such-page')
  expect(guest?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
  for (const [name, href] of [
    ['Home', '/'],
    ['Register', '/register'],
    ['Sign In', '/login'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href)
  await enter('poor@players.example')
  const player = await page.goto('/lucky-lounge/no/such/page')
  expect(player?.status()).toBe(404)
})

test('[ROUTE-020] an unknown address reached by a press is reported too, and back leads back', async ({
  page,
}) => {
  await open(page, '/')
  await addLink(page, '/no-such-page')
  await page.getByRole('link', { name: 'To /no-such-page' }).click()
  await expect(page.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
  await expect(page).toHaveTitle(/Page Not Found!/)
  await page.goBack()
  await expect(page).toHaveTitle('Home Page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every ticket is worth a little more')
})

test('[GUARD-001] a player’s pages and responses are not stored by caches, and a guest never sees one', async ({
  request,
}) => {
  const page = await request.get('/history', { maxRedirects: 0 })
  expect(page.status()).toBe(302)
  expect(page.headers().location).toBe('/login?from=%2Fhistory')
  expect((await request.get('/')).headers()['cache-control']).toBe('no-store')
  const answer = await request.get('/api/account')
  expect(answer.status()).toBe(401)
  expect(answer.headers()['cache-control']).toBe('no-store')
})

async function watchAnalytics(page: Page) {
  await page.addInitScript(() => {
    const received: string[] = []
    Object.assign(window, { received })
    for (const name of ['pageView', 'identify'])
      addEventListener(`players-club:${name}`, event => {
        received.push(`${name} ${event instanceof CustomEvent ? event.detail : ''}`)
      })
  })
}

async function analytics(page: Page): Promise<unknown> {
  await ready(page)
  return page.evaluate(() => Reflect.get(window, 'received'))
}
