import type { Page } from '@playwright/test'
import { expect, open, test } from './club.ts'
import { findProblems } from './findProblems.ts'

const forYou = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'For You' })

test('[HOME-001] [RECO-001] [RECO-002] [RECO-003] [RECO-004] [RECO-006] [RECO-007] a guest opens the recommendations by keyboard, sees the current ones in order, and follows one', async ({
  page,
}) => {
  await open(page, '/')
  await forYou(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'For You' })
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  expect(await dialog.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Complete your profile Take part',
    'Hear of promotions first Take part',
    'Invite your friends Take part',
    'Five dollars off scratchers See the reward',
    'A weekend in the red rocks See the reward',
  ])
  expect(await findProblems(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(forYou(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('link', { name: 'Five dollars off scratchers See the reward' }).click()
  await expect(page).toHaveURL(/\/rewards$/)
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Join the club' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a dialog whose code cannot be fetched is reported, and the next press retries', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|dynamically imported/)
  await open(page, '/')
  for (const address of ['**/assets/ForYou-*.js', '**/health'])
    await page.route(address, route => route.abort('internetdisconnected'))
  await forYou(page).click()
  await expect(
    page.getByText('We could not reach the club. Check your connection and try again.'),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('recommendations on the narrowest phone, in Spanish', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'es-US' })

  test('[RECO-001] fit in header and dialog, and no text is cut off', async ({ page, enter }) => {
    await enter('birthday@players.example')
    await open(page, '/')
    await expect(page.getByRole('link', { name: '1,200 Puntos' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Para usted' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4)
    expect(await findProblems(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
