import { expect, test } from './serveSite.ts'

test('finds a page by a word of its text', async ({ page }) => {
  await page.goto('/developers/')
  // The field is added once the browser is idle.
  await expect(page.locator('#starlight__search input')).toBeAttached()
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').or(page.getByRole('textbox')).fill('double-entry')
  await page.getByRole('link', { name: 'Double-entry ledger' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Double-entry ledger/ })).toBeVisible()
})

test('keeps the chosen scheme on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/developers/')
  await page.getByRole('combobox', { name: 'Select theme' }).selectOption('dark')
  await page.goto('/developers/packages/ui/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test("shows the site's own page for an address that does not exist", async ({ page, complaints }) => {
  complaints.allow(/no-such-page.*404/)
  const answer = await page.goto('/developers/no-such-page/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
