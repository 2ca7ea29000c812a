import type { Page } from '@playwright/test'
import { expect, messageBar, open, ready, signInPage, test } from './club.ts'
import { freshPlayer, mailedLink } from './freshPlayer.ts'

const PAGE = '/settings/preferences'
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save' })

test('[PREF-001] [PREF-007] [PREF-009] [PREF-011] [PREF-012] what is switched is temporary until it is saved', async ({
  page,
  world,
  enter,
}) => {
  await enter(await freshPlayer(world, 'preferences'))
  await open(page, PAGE)
  const all = page.getByRole('switch', { name: /^All communications/ })
  await expect(all).not.toBeChecked()
  await expect(save(page)).toBeDisabled()

  await box(page, 'Winning numbers').check()
  for (const game of ['Copper Millions', 'Saguaro Power', 'Desert Cash'])
    await expect(box(page, game)).toBeChecked()
  await box(page, 'Saguaro Power').uncheck()
  await expect(box(page, 'Winning numbers')).not.toBeChecked()
  await expect(box(page, 'Winning numbers')).toHaveJSProperty('indeterminate', true)

  // By keyboard, and without a save: the page asks before it is left.
  await box(page, 'Saguaro Power').press('Space')
  await expect(box(page, 'Winning numbers')).toBeChecked()
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Invite Friends' })
    .click()
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await leave.getByRole('button', { name: 'Stay' }).click()
  await expect(leave).toBeHidden()
  await expect(page).toHaveURL(PAGE)
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Invite Friends' })
    .click()
  await leave.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invite Friends' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await open(page, PAGE)
  await expect(box(page, 'Winning numbers')).not.toBeChecked()

  await box(page, 'Winning numbers').check()
  await save(page).click()
  await expect(messageBar(page)).toContainText('Your preferences have been saved.')
  await expect(save(page)).toBeDisabled()
  await page.reload()
  await ready(page)
  await expect(box(page, 'Winning numbers')).toBeChecked()
  await expect(box(page, 'Promotions')).not.toBeChecked()
})

test('[PREF-013] [PREF-014] [PREF-002] [PREF-003] [PREF-004] opting in earns its points; the mail’s link takes the player off the list', async ({
  page,
  browser,
  world,
  enter,
}) => {
  const email = await freshPlayer(world, 'optin')
  await enter(email)
  await open(page, PAGE)
  await expect(page.getByRole('link', { name: '0 points' })).toBeVisible()
  await box(page, 'Promotions by email').check()
  await save(page).click()
  const earned = page.getByRole('dialog', { name: 'You earned 250 Points!' })
  await expect(earned).toBeVisible()
  await earned.getByRole('button', { name: 'Close' }).last().press('Enter')
  // What was saved cannot be saved again, so its button is disabled: focus goes on at the heading.
  await expect(page.getByRole('heading', { level: 1, name: 'Communication Preferences' })).toBeFocused()
  await expect(page.getByRole('link', { name: '250 points' })).toBeVisible()

  const link = await mailedLink(world, email, /(http\S+\/mail\/unsubscribe\?key=\S+)/)
  // Opened somewhere else, signed out and without scripts.
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const letter = await elsewhere.newPage()
  await letter.goto(link)
  await expect(letter.getByRole('heading', { level: 1, name: 'No more promotions by email?' })).toBeVisible()
  await letter.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(letter).toHaveURL(/\/unsubscribe\?success=true$/)
  await elsewhere.close()

  await page.context().clearCookies()
  await open(page, '/unsubscribe?success=true')
  await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Communication Preferences' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Fsettings%2Fpreferences/)
  await signInPage(page).submit(email)
  await expect(page).toHaveURL(PAGE)
  await expect(box(page, 'Promotions by email')).not.toBeChecked()

  // Whoever has earned once is not kept waiting for more.
  await box(page, 'Promotions by email').check()
  const asked: string[] = []
  page.on('request', request => void (request.url().includes('/activities/') && asked.push(request.url())))
  await save(page).click()
  await expect(messageBar(page)).toContainText('Your preferences have been saved.')
  expect(asked).toEqual([])
})

test('[ROUTE-011] [PREF-005] [PREF-003] the unsubscribe page says success only when it was one', async ({
  page,
  enter,
  world,
}) => {
  for (const query of ['?success=no', '?success=false', '', '?success=TRUE']) {
    await open(page, `/unsubscribe${query}`)
    await expect(page.getByText(/We could not unsubscribe you/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  }
  await page.goto(`${world.clubUrl}/mail/unsubscribe?key=nobody`)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page).toHaveURL('/unsubscribe?success=false')
  await enter('expired@players.example')
  await open(page, '/unsubscribe?success=true')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Communication Preferences' }),
  ).toHaveAttribute('href', PAGE)
})

test('what was switched outlives a save that fails', async ({ page, enter }) => {
  await enter('expired@players.example')
  await open(page, PAGE)
  await page.route('**/api/loyalty/v1/preferences/*', route =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await box(page, 'Rewards').check()
  await save(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not reach the club.')
  await expect(box(page, 'New rewards')).toBeChecked()
  await page.unroute('**/api/loyalty/v1/preferences/*')
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(box(page, 'New rewards')).not.toBeChecked()
})
