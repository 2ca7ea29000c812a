import { expect, open, test } from './club.ts'
import { findProblems } from './findProblems.ts'

const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 800 }

const PAGES = [
  ['about_us', 'About us', 'What the club is'],
  ['faq', 'FAQs', 'Joining the club'],
  ['terms_conditions', 'Terms and Conditions', '1. Who can join'],
  ['terms_conditions_ll', 'Terms and Conditions: Lucky Lounge', '1. Who can play'],
  ['faq_ll', 'FAQs: Lucky Lounge', 'Tokens'],
  ['privacy', 'Privacy Policy', 'What we keep'],
] as const

test(`[MEDIA-001] [ROUTE-018] ${PAGES.map(([name]) => name).join(', ')} are pages of their own below /media, a guest’s too, without scripts`, async ({
  request,
}) => {
  for (const [name, title, section] of PAGES) {
    const html = await (await request.get(`/media/${name}`)).text()
    expect(html).toContain(`<title>${title} · Copper State Lottery</title>`)
    expect(html).toContain(`>${title}</h1>`)
    expect(html).toContain(`>${section}</h2>`)
  }
})

test('[MEDIA-001] [ROUTE-018] each page links to the others, and fits the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize(NARROW)
  await open(page, '/media/about_us')
  const others = page.getByRole('navigation', { name: 'More about the club' })
  for (const [name, title, section] of PAGES) {
    if (name !== 'about_us') await others.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible()
    expect(await findProblems(page), name).toEqual([])
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scroll, `sideways scroll of ${name}`).toBeLessThanOrEqual(NARROW.width)
  }
  await page.setViewportSize(WIDE)
  expect(await findProblems(page), 'beside its contents').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDE.width)
})

test('[MEDIA-002] any other name shows the page about us, whatever characters it has', async ({
  request,
}) => {
  for (const name of ['xyz', 'FAQ', '%3Cscript%3E', '__proto__']) {
    const answer = await request.get(`/media/${name}`)
    expect(answer.status(), name).toBe(200)
    const html = await answer.text()
    expect(html, name).toContain('<title>About us · Copper State Lottery</title>')
    expect(html, name).toContain('>About us</h1>')
  }
})

test('[API-033] addresses below /media/api/file/ serve files of the server, and never a page', async ({
  request,
}) => {
  const picture = await request.get('/media/api/file/recommendations/coupon.svg')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  const nothing = await request.get('/media/api/file/nothing.svg')
  expect([nothing.status(), nothing.headers()['content-type']]).toEqual([404, 'application/problem+json'])
})

test('[ROUTE-018] [API-033] a link to a file, as data may contain one, opens the file', async ({ page }) => {
  const file = '/media/api/file/recommendations/coupon.svg'
  await page.route('**/super-bonuses/*', async route => {
    const response = await route.fetch()
    const collection = await response.json()
    collection.superBonusDTO.rulesDocument = file
    await route.fulfill({ response, json: collection })
  })
  await open(page, '/earn')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^Collect them all: monsoon season/ }).click()
  await main.locator(`a[href="${file}"]`).click()
  await expect(page).toHaveURL(file)
  expect(await page.evaluate(() => document.documentElement.localName)).toBe('svg')
})

test('[HOME-001] [MEDIA-001] the side menu and the footer lead to questions, terms and privacy without reloading the document', async ({
  page,
}) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }))
  await page.getByRole('button', { name: 'Side menu' }).click()
  await page.getByRole('link', { name: 'FAQs' }).first().click()
  await expect(page).toHaveTitle('FAQs · Copper State Lottery')
  await expect(page.getByRole('heading', { level: 2, name: 'Joining the club' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveTitle('Privacy Policy · Copper State Lottery')
  await footer.getByRole('link', { name: 'Terms and Conditions' }).click()
  await expect(page).toHaveTitle('Terms and Conditions · Copper State Lottery')
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true)
})

test('[MEDIA-001] a table of contents leads to its sections, and an address with an anchor opens its answer', async ({
  page,
}) => {
  await open(page, '/media/terms_conditions')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: '7. Proving who you are' })
    .click()
  await expect(page).toHaveURL(/#identity$/)
  await expect(page.getByRole('heading', { name: '7. Proving who you are' })).toBeInViewport()
  await open(page, '/media/faq#delay')
  await expect(page.getByText('Points may take up to 48 hours to appear.')).toBeVisible()
  await expect(page.getByText('We sent you an email with a link.')).toBeHidden()
})

test('[MEDIA-001] a question opens and closes by keyboard alone', async ({ page }) => {
  await open(page, '/media/faq')
  const question = page.locator('summary', { hasText: 'What does it cost?' })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing. The club is free')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing. The club is free')).toBeHidden()
})

test.describe('pages in Spanish', () => {
  test.use({ locale: 'es-US' })

  test('[MEDIA-001] have a Spanish lang attribute and text in the server’s response', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/media/privacy', { headers: { 'accept-language': 'es' } })).text()
    expect(html).toContain('Lo que guardamos')
    await open(page, '/media/privacy')
    await expect(page.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Lo que guardamos' })).toBeVisible()
  })
})

test('[AUTH-025] the club has no pages for administrators', async ({ page, request, enter, complaints }) => {
  complaints.allow(/404/)
  for (const path of ['/api/admin', '/api/admin/players', '/api/v1/admin'])
    expect((await request.get(path)).status(), path).toBe(404)
  await enter('birthday@players.example')
  await open(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
  await expect(page.getByRole('link', { name: /admin/i })).toHaveCount(0)
})
