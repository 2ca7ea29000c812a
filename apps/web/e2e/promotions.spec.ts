import { expect, open, signInPage, test } from './club.ts'
import { findProblems } from './findProblems.ts'

test('[GAMES-001] [ROUTE-034] [PROMO-001] [PROMO-008] a guest sees the promotions, the featured one first, each with its current state', async ({
  page,
}) => {
  await open(page, '/promotion')
  const featured = page.getByRole('region', { name: 'Red Rock Road Trip' })
  await expect(featured).toContainText('Featured promotion')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(5)
  await expect(cards.filter({ hasText: 'Saguaro Season' })).toContainText('Ending Soon')
  await expect(cards.filter({ hasText: 'Luminaria Giveaway' })).toContainText('Coming Soon')
  await expect(cards.filter({ hasText: 'Monsoon Cash' })).toContainText('Promotion Ended')
  await expect(cards.filter({ hasText: 'Copper Mine Jackpot' })).toContainText(/\$1\d,\d{3}(\.\d\d)? jackpot/)
})

test('[ROUTE-035] [PROMO-003] [PROMO-005] [PROMO-006] an ended promotion shows its draws, prizes, winners and games, and accepts no tickets', async ({
  page,
}) => {
  await open(page, '/promotion')
  await page.getByRole('link', { name: /^Monsoon Cash/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Monsoon Cash' })).toBeVisible()
  await expect(page).toHaveTitle(/^Monsoon Cash/)
  const main = page.getByRole('main')
  await expect(main.getByRole('rowheader', { name: 'Last rain draw' })).toBeVisible()
  await expect(main.getByText('Winners announced').first()).toBeVisible()
  // Winners are shown with first name and initial alone.
  await expect(main.getByText(/^\S+ [A-Z]\.$/).first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Monsoon Millions' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Enter Ticket' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Enter Ticket' })).toBeDisabled()
  expect(await findProblems(page)).toEqual([])
})

test('[PROMO-004] a player enters a ticket from a running promotion, and its address is kept in the navigation state', async ({
  page,
  enter,
}) => {
  await open(page, '/promotion/5')
  await expect(page.getByRole('region', { name: 'The jackpot now' })).toContainText('$')
  const links = page.getByRole('main').getByRole('link', { name: 'Enter Ticket' })
  await expect(links).toHaveCount(2)
  await links.first().click()
  await signInPage(page).submit('verified@players.example')
  await expect(page).toHaveURL(/\/ticket-entry$/)
  const origin = () => page.evaluate(() => history.state.usr?.origin)
  expect(await origin(), 'kept during the sign-in').toBe('/promotion/5')
  await page.context().clearCookies()
  await enter('verified@players.example')
  await open(page, '/promotion/5')
  await links.first().click()
  await expect(page).toHaveURL(/\/ticket-entry$/)
  expect(await origin()).toBe('/promotion/5')
})

test('[PROMO-003] the draws opened in one promotion are not open in another', async ({ page }) => {
  await open(page, '/promotion/4')
  const main = page.getByRole('main')
  await page.getByRole('banner').getByRole('link', { name: 'Promotions' }).click()
  await page.getByRole('link', { name: /^Copper Mine Jackpot/ }).click()
  await main.getByRole('button', { name: 'Page 2' }).click()
  await expect(main.getByRole('rowheader', { name: 'Week 7' })).toBeVisible()
  await page.evaluate(() => history.go(-2))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Monsoon Cash')
  await expect(main.getByRole('rowheader', { name: 'Last rain draw' })).toBeVisible()
})
