import { expect, open, test } from './club.ts'

const SECTIONS = [
  'Spend your points',
  'More ways to earn points',
  'Drawings to enter',
  'Good to know',
  'How the club works',
  'Lucky Lounge is open',
]

// The carousel moves only without a preference for reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('[HOME-003] [HOME-006] [HOME-012] [HOME-013] the home page arrives complete from the server, and hydrates its carousel with the pause button first', async ({
  page,
  request,
}) => {
  const text = await (await request.get('/')).text()
  for (const section of SECTIONS) expect(text).toContain(section)
  expect(text).toContain('href="/information-list/1"')
  expect(text).toContain('href="/information-list"')

  expect(text.match(/upto 1,000 points/g)).toHaveLength(3)

  await open(page, '/')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(SECTIONS)
  const banner = page.getByRole('region', { name: 'From the lottery' })
  const pause = banner.getByRole('button', { name: /Pause/ })
  await expect(banner.getByRole('button').first()).toHaveAccessibleName(/Pause/)
  await pause.click()
  await banner.getByRole('button', { name: /4/ }).click()
  await expect(banner.getByRole('link', { name: /Where to get help/ })).toHaveAttribute('target', '_blank')
  await banner.getByRole('button', { name: /1/ }).click()
  await banner.getByRole('link', { name: 'Get today’s tokens' }).hover()
})

test('[HOME-003] the sections have their layout before any script runs', async ({ page, browser, world }) => {
  const noScripts = await browser.newContext({ baseURL: world.clubUrl, javaScriptEnabled: false })
  const plain = await noScripts.newPage()
  await plain.goto('/')
  await open(page, '/')
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(16)
  for (const title of await titles.all()) {
    const name = await title.innerText()
    const same = plain.getByRole('main').getByRole('heading', { level: 3, name })
    expect(await same.boundingBox(), name).toEqual(await title.boundingBox())
  }
  await noScripts.close()
})

test('[HOME-003] the first navigation to the home page shows all sections at once', async ({ page }) => {
  await open(page, '/games')
  const seen = await page.evaluateHandle(() => {
    const titles: string[][] = []
    new MutationObserver(() => {
      const main = document.querySelector('main')
      const found = Array.from(main?.querySelectorAll('h2') ?? [], ({ textContent }) => textContent)
      if (found.includes('How the club works')) titles.push(found)
    }).observe(document.body, { childList: true, subtree: true })
    return titles
  })
  await page.getByRole('banner').getByRole('link', { name: 'Players Club' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(SECTIONS)
  expect((await seen.jsonValue())[0]).toEqual(SECTIONS)
})

test('a style sheet that pages and late parts share is downloaded once, then comes from the cache', async ({
  page,
}) => {
  const downloaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(entry => entry.name.endsWith('.css') && 'transferSize' in entry && entry.transferSize !== 0)
        .map(({ name }) => name),
    )
  await open(page, '/')
  await expect(page.getByRole('button', { name: /Pause/ })).toBeVisible()
  expect((await downloaded()).length).toBeGreaterThan(2)
  await page.getByRole('banner').getByRole('link', { name: 'Rewards' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
  const all = await downloaded()
  expect(new Set(all).size).toBe(all.length)
})

test('lazy parts do not insert the style sheets of the server’s page again, which would compute all styles again', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text()
  const fromServer = Array.from(html.matchAll(/rel="stylesheet" href="([^"#]+)/g), ([, path = '']) => path)
  await open(page, '/')
  await expect(page.getByRole('button', { name: /Pause/ })).toBeVisible()
  const links = page.locator('link[rel="stylesheet"]')
  const onPage = await links.evaluateAll(all =>
    all.map(link => (link.getAttribute('href') ?? '').replace('#', '')),
  )
  expect(fromServer.length).toBeGreaterThan(5)
  expect(onPage.filter(path => fromServer.includes(path)).sort()).toEqual(fromServer.sort())
})

test('[HOME-004] [ROUTE-022] the home page without their flags shows neither information nor the lounge, and shows the rest', async ({
  page,
  setFlags,
}) => {
  await setFlags({ FEATURE_FLAGS: '' })
  await open(page, '/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    SECTIONS.toSpliced(5).toSpliced(3, 1),
  )
})
