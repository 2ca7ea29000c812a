import type { Page } from '@playwright/test'
import { expect, open, test } from './club.ts'
import { findProblems } from './findProblems.ts'

const forYou = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'For You' })
const titles = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 3 }).allTextContents()

test('[RECO-001] [RECO-002] [RECO-003] [RECO-004] [RECO-006] a guest opens what is recommended, in order, without what is over', async ({
  page,
}) => {
  await open(page, '/')
  await forYou(page).click()
  const dialog = page.getByRole('dialog', { name: 'For You' })
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  expect(await titles(page)).toEqual([
    'Complete your profile Take part',
    'Hear of promotions first Take part',
    'Invite your friends Take part',
    'Five dollars off scratchers See the reward',
    'A weekend in the red rocks See the reward',
  ])
  expect(await findProblems(page)).toEqual([])
})

test('[RECO-005] whoever has completed the profile is not asked to', async ({ page, enter }) => {
  await enter('anniversary@players.example')
  await open(page, '/')
  await forYou(page).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4)
  expect(await titles(page)).not.toContain('Complete your profile Take part')
})

test('[API-032] it is asked for with its three filters, and only when it is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/recommendations') asked.push(searchParams.get('filter') ?? '')
  })
  await open(page, '/')
  expect(asked).toEqual([])
  await forYou(page).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(
    /^publishedState:PUBLISHED;tag:WEB_FEATURED;startUntil:\d{4}-\d{2}-\d{2}T[\d:.]+Z$/,
  )
})

test('[RECO-007] a ticket leads to its page, and the dialog is gone', async ({ page, enter }) => {
  await enter('expired@players.example')
  await open(page, '/')
  await forYou(page).click()
  await page.getByRole('link', { name: 'Hear of promotions first Take part' }).click()
  await expect(page).toHaveURL(/\/settings\/email-sign-up$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Hear of promotions first' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[SHELL-014] [RECO-001] title, subtitle and first name come from the configuration', async ({
  page,
  enter,
  setFlags,
  world,
}) => {
  await setFlags({
    BALANCES_BUTTONS_CONFIG: { forYou: { subtitle: 'Fresh this week', showFirstName: true } },
  })
  const config = await (await fetch(`${world.clubUrl}/api/remote-config`)).json()
  await enter('birthday@players.example')
  await open(page, '/')
  await forYou(page).click()
  const { title } = config.BALANCES_BUTTONS_CONFIG.forYou
  const dialog = page.getByRole('dialog', { name: `${title}, Bea` })
  await expect(dialog.getByText('Fresh this week')).toBeVisible()
})

test('[RECO-001] by keyboard alone: it opens, is left by Escape, and the focus is back on its button', async ({
  page,
}) => {
  await open(page, '/')
  await forYou(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(forYou(page)).toBeFocused()
})

test('[RECO-001] an unreachable, a closed or a broken club is told in the dialog, and it can be tried again', async ({
  page,
}) => {
  await open(page, '/')
  const dialog = page.getByRole('dialog')
  const retry = dialog.getByRole('button', { name: 'Try again' })
  let button = forYou(page)
  for (const [status, words] of [
    [null, 'We could not reach the club.'],
    [503, 'Service Temporarily Unavailable.'],
    [500, 'An error occurred while processing this request.'],
  ] as const) {
    await page.route('**/api/recommendations?**', route =>
      status === null
        ? route.abort('internetdisconnected')
        : route.fulfill({
            status,
            contentType: 'application/problem+json',
            json: { status, title: words },
          }),
    )
    await button.click()
    await expect(dialog.getByRole('alert')).toContainText(words)
    await page.unroute('**/api/recommendations?**')
    button = retry
  }
  await retry.click()
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
})

test('the dialog’s code that cannot be had is told, and the next press tries again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|dynamically imported/)
  await open(page, '/')
  await page.route('**/assets/ForYou-*.js', route => route.abort('internetdisconnected'))
  await forYou(page).click()
  await expect(
    page.getByText('We could not reach the club. Check your connection and try again.'),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('on the narrowest phone, in Spanish', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'es-US' })

  test('[RECO-001] header and dialog fit, and nothing is cut', async ({ page, enter }) => {
    await enter('birthday@players.example')
    await open(page, '/')
    await expect(page.getByRole('link', { name: '1,200 Puntos' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Para usted' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4)
    expect(await findProblems(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
