import { expect, open, test } from './club.ts'
import { findProblems } from './findProblems.ts'

test('[ROUTE-016] [ACTV-017] a settings page that shows an activity fits a narrow screen', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await enter('newcomer@players.example')
  await open(page, '/settings/email-sign-up')
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to your preferences' })).toBeVisible()
  expect(await findProblems(page)).toEqual([])
  const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(scroll, 'sideways scroll').toBeLessThanOrEqual(320)
})

test('[ROUTE-020] [SHELL-005] the address of an email sign-up activity in other letter case is not found, for a player either', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/404/)
  await enter('birthday@players.example')
  await open(page, '/email-signup/8')
  await expect(page.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
  await expect(page).toHaveTitle('Page Not Found! · Copper State Lottery')
  await expect(page).toHaveURL('/email-signup/8')
})
