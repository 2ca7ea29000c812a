import { expect, open, test } from './club.ts'

test('[ROUTE-021] without the flag no address of the lounge is a page, and nobody is asked to sign in for one', async ({
  page,
  enter,
  setFlags,
  complaints,
}) => {
  complaints.allow(/404/)
  await setFlags({ FEATURE_FLAGS: 'INFORMATION_ONLY_V1' })
  const paths = ['', '/explore', '/reward/201', '/store', '/store-billing', '/history', '/anything']
  for (const path of paths) {
    const answer = await page.request.get(`/lucky-lounge${path}`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(404)
  }
  await open(page, '/lucky-lounge')
  await expect(page.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
  await enter('birthday@players.example')
  expect((await page.request.get('/lucky-lounge')).status()).toBe(404)
})

test('[ROUTE-021] [LOBBY-002] [LOBBY-005] with the flag the lounge is open to everybody, in its own light', async ({
  page,
}) => {
  await open(page, '/')
  const style = () => page.evaluate(() => document.documentElement.dataset.theme)
  expect(await style()).toBe('players-club')
  await page.getByRole('link', { name: 'Visit the lounge' }).click()
  await expect(page).toHaveTitle('Lucky Lounge · Copper State Lottery')
  expect(await style()).toBe('lucky-lounge')
  await page.goBack()
  await expect(page).toHaveTitle('Home Page')
  expect(await style()).toBe('players-club')
})
