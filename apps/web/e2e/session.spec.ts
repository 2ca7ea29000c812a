import { expect, open, signInPage, stored, test } from './club.ts'

const HOUR_AND_A_BIT = 3_600_000 + 60_000

test.afterEach(({ world }) => world.door('/clock', { reset: true }))

test('[AUTH-026] after an idle hour the next guarded action leads to sign-in, and from there back to the page', async ({
  page,
  enter,
  world,
}) => {
  await enter('verified@players.example')
  await open(page, '/history?shown=all')
  await expect(page.getByRole('table')).toBeVisible()
  await world.door('/clock', { advanceMs: HOUR_AND_A_BIT })
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Authentication Required. Please try logging in again')).toBeVisible()
  expect(await stored(page)).not.toMatch(/verified|Verity/)
  await signInPage(page).submit('verified@players.example')
  await expect(page).toHaveURL(/\/history\?shown=all$/)
  await expect(page.getByRole('table')).toBeVisible()
})

test('[AUTH-026] [GUARD-001] after an idle hour a press on a guarded page leads to sign-in, and from there to it', async ({
  page,
  enter,
  world,
}) => {
  await enter('verified@players.example')
  await open(page, '/')
  await world.door('/clock', { advanceMs: HOUR_AND_A_BIT })
  await page
    .getByRole('list', { name: 'Quick ways' })
    .getByRole('link', { name: /History/ })
    .click()
  await expect(page).toHaveURL(/\/login/)
  await signInPage(page).submit('verified@players.example')
  await expect(page).toHaveURL(/\/history$/)
})

test('[AUTH-026] a session that is used does not run out, one that is loaded anew after the hour is a guest’s', async ({
  page,
  enter,
  world,
}) => {
  await enter('verified@players.example')
  await open(page, '/history')
  for (const size of ['10', '50', '100']) {
    await world.door('/clock', { advanceMs: 1_800_000 })
    const answered = page.waitForResponse(/\/points\/transactions/)
    await page.getByLabel('Rows a page').selectOption(size)
    expect((await answered).ok()).toBe(true)
  }
  await world.door('/clock', { advanceMs: HOUR_AND_A_BIT })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Every ticket is worth a little more' })).toBeVisible()
  await expect.poll(() => stored(page)).not.toMatch(/verified|Verity/)
})

test('[AUTH-001] [AUTH-026] a remembered player goes on after the idle hour: the page renews the session', async ({
  page,
  world,
}) => {
  await open(page, '/login')
  const { rememberMe, submit } = signInPage(page)
  await rememberMe.check()
  await submit('newcomer@players.example')
  await expect(page.getByRole('link', { name: '500 points' })).toBeVisible()
  await world.door('/clock', { advanceMs: HOUR_AND_A_BIT })
  const renewed = page.waitForResponse('**/api/auth/refresh')
  const answered = page.waitForResponse(
    answer => answer.url().includes('/points/transactions') && answer.status() !== 401,
  )
  await page
    .getByRole('list', { name: 'Quick ways' })
    .getByRole('link', { name: /History/ })
    .click()
  await expect(page).toHaveURL(/\/history$/)
  await expect(page.getByRole('heading', { name: 'Players Club History' })).toBeVisible()
  expect((await renewed).ok()).toBe(true)
  expect((await answered).ok()).toBe(true)
  await expect(page).toHaveURL(/\/history$/)
})
