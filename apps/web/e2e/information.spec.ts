import { expect, open, test } from './club.ts'

test('[INFO-001] [INFO-002] [API-080] [HOME-001] a guest reads tiles one after another, each with the picture for the screen’s width', async ({
  page,
}) => {
  await open(page, '/information-list')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toHaveCount(5)
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }))
  const asked = page.waitForResponse('**/api/information-tiles/5')
  await main.getByRole('link', { name: /Keep it fun/ }).click()
  expect((await asked).status()).toBe(200)
  await expect(page).toHaveTitle('Keep it fun · Copper State Lottery')
  const button = main.getByRole('link', { name: /^Get help/ })
  await expect(button).toHaveAttribute('target', '_blank')
  const shown = () => main.locator('img').evaluate(image => (image as HTMLImageElement).currentSrc)
  await expect.poll(shown).toMatch(/lanterns-web\.svg$/)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(shown).toMatch(/lanterns-mobile\.svg$/)
  await main.getByRole('link', { name: 'All information' }).click()
  await main.getByRole('link', { name: /The copper coach/ }).click()
  await expect(main.getByRole('cell', { name: 'Flagstaff' })).toBeVisible()
  await expect(main.getByRole('link')).toHaveText(['All information'])
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true)
})

test('[ROUTE-022] the information page is not found without the flag, for guests and for players', async ({
  page,
  enter,
  setFlags,
  complaints,
}) => {
  complaints.allow(/404/)
  await setFlags({ FEATURE_FLAGS: 'SWEEPSTAKES_V1' })
  for (const path of ['/information-list', '/information-list/1']) {
    expect((await page.request.get(path)).status()).toBe(404)
    await open(page, path)
    await expect(page.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
  }
  await enter('birthday@players.example')
  expect((await page.request.get('/information-list')).status()).toBe(404)
})

test('[INFO-002] an unknown tile is reported as gone, with a link to the others', async ({ request }) => {
  for (const id of ['99', 'x', '99999999999', '%3Cscript%3E']) {
    const answer = await request.get(`/information-list/${id}`)
    expect(answer.status(), id).toBe(404)
    expect(await answer.text(), id).toContain('href="/information-list"')
  }
})
