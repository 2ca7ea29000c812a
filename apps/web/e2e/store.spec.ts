import type { Locator } from '@playwright/test'
import { expect, open, test } from './club.ts'
import { storePage } from './storePage.ts'

test('[STORE-002] [BILLING-001] [PAY-002] [GUARD-001] the store is for players: guests sign in first', async ({
  request,
}) => {
  for (const path of ['store', 'store-billing', 'store-payment-success']) {
    const answer = await request.get(`/lucky-lounge/${path}`)
    const { pathname, searchParams } = new URL(answer.url())
    expect([pathname, searchParams.get('from')]).toEqual(['/login', `/lucky-lounge/${path}`])
  }
})

test('[STORE-005] [FLAG-009] the store without LL_PAYMENT_ENABLED shows a picture over the bundles, and the server sells nothing', async ({
  page,
  enter,
  setFlags,
}) => {
  await setFlags({ FEATURE_FLAGS: 'SWEEPSTAKES_V1' })
  await enter('birthday@players.example')
  await open(page, '/lucky-lounge/store')
  await expect(page.getByRole('img', { name: 'Coming soon' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0)
  expect((await page.request.get('/api/store/threshold-status?total=500')).status()).toBe(403)
  expect((await page.request.get('/lucky-lounge/store-billing')).status()).toBe(404)
})

test('[PAY-001] the result page of a payment has no header, is open to anybody, and may be framed by us alone', async ({
  page,
}) => {
  const answer = await page.goto('/lucky-lounge/store/pay?result=success&transactionId=none')
  expect(answer?.headers()['content-security-policy']).toMatch(/frame-ancestors 'self'/)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Go to the store' })).toBeVisible()
})

for (const width of [800, 1100, 1280])
  test(`the cart stays below the header while the store is scrolled, at ${width} px`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await enter('verified@players.example')
    await open(page, '/lucky-lounge/store')
    const { main, add } = storePage(page)
    await add('Pocketful')
    const header = page.getByRole('banner')
    const cart = width < 1024 ? main.getByRole('link', { name: /^Your cart/ }) : main.locator('#cart')
    const topOf = (part: Locator) => part.evaluate(element => element.getBoundingClientRect().top)
    const heightOf = (part: Locator) => part.evaluate(element => element.getBoundingClientRect().height)
    // Without being sticky it would be behind the header.
    const distance = (await topOf(cart)) - 20
    await page.evaluate(y => window.scrollBy(0, y), distance)
    expect(await topOf(header)).toBe(0)
    expect(await topOf(cart)).toBeGreaterThanOrEqual(await heightOf(header))
  })
