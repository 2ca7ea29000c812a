import { AxeBuilder } from '@axe-core/playwright'
import type { Request } from '@playwright/test'
import { expect, test } from './partner.ts'

const balance = '<lucky-lounge-widget widget="balance"></lucky-lounge-widget>'

test('a site that is no partner is refused, and its page receives an error', async ({ page, partner }) => {
  await partner.open(balance, { origin: 'http://stranger.example' })
  await expect.poll(() => partner.events()).toEqual([['error', 'refused']])
  await expect(partner.widget.getByRole('button')).toHaveCount(0)
  expect(page.frames().every(frame => !frame.url().includes('/embed/frames/'))).toBe(true)
})

test('an unknown widget says in its frame that it does not exist', async ({ partner }) => {
  await partner.open('<lucky-lounge-widget widget="jackpots"></lucky-lounge-widget>')
  await expect(partner.widget.getByText('This widget does not exist.')).toBeVisible()
  await expect
    .poll(() => partner.events())
    .toEqual([
      ['ready', 'jackpots'],
      ['error', 'unknown'],
    ])
})

test('nothing on the partner’s page shifts when the widget loads', async ({ page, partner }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // The README asks partners for this style: the script may run after the first paint.
    const head = '<style>lucky-lounge-widget { display: block; min-height: 248px }</style>'
    await partner.open(`${balance}<p>Below the widget</p>`, { head })
    await expect(partner.widget.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `at ${width} px`).toEqual([])
  }
})

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/')

test('a guest’s widget asks the server nothing, also while its page stays open', async ({
  page,
  partner,
}) => {
  await page.clock.install()
  const calls: string[] = []
  page.on('request', request => {
    if (isCall(request)) calls.push(request.url())
  })
  await partner.open(balance)
  await expect(partner.widget.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.clock.runFor(3_600_000)
  expect(calls).toEqual([])
})

test('the widget and its calls take the page’s language', async ({ page, partner }) => {
  await partner.visit()
  await partner.signIn('poor@players.example')
  await expect(partner.widget.getByText('Your tokens: 0 tokens')).toBeAttached()
  const call = page.waitForRequest(isCall)
  await partner.open(`<div lang="es">${balance}</div>`)
  await expect(partner.widget.getByText('Sus fichas: 0 fichas')).toBeAttached()
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Saldo de fichas')
  expect((await call).headers()).toMatchObject({ 'accept-language': 'es' })
  await page.locator('lucky-lounge-widget').evaluate(element => element.setAttribute('lang', 'en'))
  await expect(partner.widget.getByText('Your tokens: 0 tokens')).toBeAttached()
})

const surface = () => {
  const { backgroundColor, backgroundImage } = getComputedStyle(document.documentElement)
  return [backgroundColor, backgroundImage].join()
}

test('four values give the widget the partner’s colours', async ({ partner }) => {
  await partner.open(
    '<lucky-lounge-widget widget="balance" accent="#0b6e4f" surface="#ffffff" text="#1d1d1f" radius="4"></lucky-lounge-widget>',
  )
  await expect(partner.widget.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await partner.widget.locator('html').evaluate(surface)).toMatch(/^oklch\(1 0 .*,none$/)
  expect(await partner.events()).toEqual([['ready', 'balance']])
})

test('colours with too little contrast are refused, and the page receives the reason', async ({
  page,
  partner,
}) => {
  await partner.open(
    '<lucky-lounge-widget widget="balance" accent="#0b6e4f" surface="#ffffff" text="#cccccc"></lucky-lounge-widget>',
    { head: '<script>addEventListener("lounge:error", ({ detail }) => (refused = detail))</script>' },
  )
  await expect(partner.widget.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await partner.widget.locator('html').evaluate(surface)).not.toMatch(/^oklch\(1 0 /)
  expect(await partner.events()).toEqual([
    ['ready', 'balance'],
    ['error', 'theme'],
  ])
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual({
    widget: 'balance',
    code: 'theme',
    reason:
      'The text #cccccc on the surface #ffffff has a contrast of 1.61, but needs 7. Choose a darker text.',
  })
})

test('a colour without the other two is refused, and the page receives the reason', async ({
  page,
  partner,
}) => {
  await partner.open('<lucky-lounge-widget widget="balance" accent="#0b6e4f"></lucky-lounge-widget>', {
    head: '<script>addEventListener("lounge:error", ({ detail }) => (refused = detail))</script>',
  })
  await expect(partner.widget.locator('html')).toHaveAttribute('data-theme', 'lucky-lounge')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'refused')))
    .toEqual({ widget: 'balance', code: 'theme', reason: 'accent, surface and text belong together.' })
})

test('a loader that is loaded twice, before and after its elements, defines them once', async ({
  page,
  partner,
  world,
}) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await partner.open(balance)
  await page.evaluate(src => {
    document.head.append(Object.assign(document.createElement('script'), { src }))
  }, `${world.clubUrl}/embed/v1.js`)
  await page.locator('body').evaluate((body, html) => body.insertAdjacentHTML('beforeend', html), balance)
  await expect(page.locator('lucky-lounge-widget iframe')).toHaveCount(2)
  await expect
    .poll(() => partner.events())
    .toEqual([
      ['ready', 'balance'],
      ['ready', 'balance'],
    ])
  expect(errors).toEqual([])
})

test('the page’s own scripts receive the widgets’ events, and can remove the widgets', async ({
  page,
  partner,
}) => {
  await partner.open(balance, {
    head: '<script>addEventListener("load", () => LuckyLounge.on("error", detail => (seen = detail)))</script>',
  })
  await expect(partner.widget.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await partner.widget.locator('body').evaluate(() => {
    window.open = () => null
  })
  await partner.widget.getByRole('button', { name: 'Sign in' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'seen')))
    .toEqual({ widget: 'balance', code: 'blocked' })
  await page.locator('body').evaluate((body, html) => {
    const host = document.createElement('div')
    host.attachShadow({ mode: 'open' }).innerHTML = html
    body.append(host)
  }, balance)
  await expect(page.locator('lucky-lounge-widget')).toHaveCount(2)
  await page.evaluate(() => window.LuckyLounge?.destroy())
  await expect(page.locator('lucky-lounge-widget')).toHaveCount(0)
})

test('the widget is operable by keyboard, and axe finds no violation', async ({ page, partner }) => {
  await partner.visit()
  await expect(partner.widget.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('lucky-lounge-widget').analyze()
  expect(violations).toEqual([])
  await partner.widget.getByRole('button', { name: 'Sign in' }).focus()
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await (await opened).close()
  await expect(partner.widget.getByText('You have not finished signing in.')).toBeVisible()
  await expect(partner.widget.getByRole('button', { name: 'Sign in' })).toBeFocused()
})
