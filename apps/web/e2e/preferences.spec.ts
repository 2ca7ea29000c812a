import type { Page } from '@playwright/test'
import { expect, open, ready, signInPage, test } from './club.ts'
import { freshPlayer, mailedLink } from './freshPlayer.ts'

const PAGE = '/settings/preferences'
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save' })

test('[PREF-001] [PREF-012] [PREF-013] [PREF-014] [PREF-002] [PREF-003] [PREF-004] a player opts in and earns points, and the mail’s link unsubscribes the player', async ({
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
  // After saving, the button is disabled and would lose the focus, so it moves to the heading.
  await expect(page.getByRole('heading', { level: 1, name: 'Communication Preferences' })).toBeFocused()
  await expect(page.getByRole('link', { name: '250 points' })).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(box(page, 'Promotions by email')).toBeChecked()
  await expect(box(page, 'Winning numbers')).not.toBeChecked()

  const link = await mailedLink(world, email, /(http\S+\/mail\/unsubscribe\?key=\S+)/)
  // Opened in another browser, signed out and without scripts.
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
})

test('[ROUTE-011] [PREF-005] an unsubscribe link with an unknown key leads to the page that reports the failure', async ({
  page,
}) => {
  await page.goto('/mail/unsubscribe?key=nobody')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page).toHaveURL('/unsubscribe?success=false')
  await expect(page.getByText(/We could not unsubscribe you/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
})
