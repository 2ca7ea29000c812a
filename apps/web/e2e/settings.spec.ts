import { expect, open, test } from './club.ts'

const PLAYER = 'expired@players.example'
const PAGES = [
  ['/settings/preferences', 'Communication Preferences'],
  ['/settings/account-security', 'Account & Security'],
  ['/settings/account-security/change-password', 'Change Password'],
  ['/settings/account-security/change-email', 'Change Email'],
  ['/settings/account-security/deactivate-account', 'Deactivate Account'],
  ['/settings/invite-friends', 'Invite Friends'],
  ['/invite-friends', 'Invite Friends'],
] as const

test('[SHELL-003] a player reaches each of them; none is wider than the narrowest phone', async ({
  page,
  enter,
}) => {
  await enter(PLAYER)
  for (const [path, title] of PAGES) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

test('[SETTINGS-001] [SETTINGS-002] [SETTINGS-003] the menu leads from page to page, as a list and as a dropdown', async ({
  page,
  enter,
}) => {
  await enter(PLAYER)
  await open(page, '/settings/preferences')
  const menu = page.getByRole('navigation', { name: 'Settings' })
  await expect(menu.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(menu.getByRole('link')).toHaveCount(6)
  await menu.getByRole('link', { name: 'Change Password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible()
  await expect(menu.locator('a[aria-current]:visible')).toHaveText('Change Password')

  await page.setViewportSize({ width: 320, height: 800 })
  await expect(menu.getByRole('link')).toHaveCount(0)
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Invite Friends' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Invite Friends' })).toBeVisible()
  await expect(menu.getByRole('link')).toHaveCount(0)
  await expect(menu.locator('summary')).toHaveText('Invite Friends')
})

test('[FLAG-016] contact info is shown where the switch is on, and not by default', async ({
  page,
  enter,
  setFlags,
}) => {
  await enter(PLAYER)
  await open(page, '/settings/account-security')
  await expect(page.getByText('Need help?')).toBeHidden()
  await setFlags({ switches: { SHOW_CONTACT_INFO: true } })
  await open(page, '/settings/account-security')
  await expect(page.getByRole('main').getByRole('link', { name: '602-555-0100' })).toBeVisible()
})

test('[ROUTE-014] the invite link carries the player’s code, and is copied', async ({
  page,
  enter,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.clubUrl })
  await enter(PLAYER)
  await open(page, '/invite-friends')
  const link = `${world.clubUrl}/register/DEMO-EXPIRED`
  await expect(page.getByLabel('Your invite link')).toHaveValue(link)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})

test('[SETTINGS-013] the current password as the new one is refused before anything is sent', async ({
  page,
  enter,
}) => {
  await enter(PLAYER)
  await open(page, '/settings/account-security/change-password')
  let sent = 0
  await page.route('**/api/account/change-password', route => {
    sent += 1
    return route.continue()
  })
  const main = page.getByRole('main')
  await main.getByLabel('Current password').fill('Lucky#2026')
  await main.getByLabel('New password', { exact: true }).fill('Lucky#2026')
  await main.getByLabel('Confirm new password').fill('Lucky#2026')
  await expect(main.getByText('Your new password must differ from your current one.')).toBeVisible()
  await expect(main.getByText('Your current password is right.')).toBeVisible()
  await main.getByLabel('Confirm new password').press('Enter')
  await expect(main.getByRole('button', { name: 'Change Password' })).toBeDisabled()
  expect(sent).toBe(0)
})

test('[ERR-024] what was typed outlives an answer that fails', async ({ page, enter }) => {
  await enter(PLAYER)
  await open(page, '/settings/account-security/change-password')
  await page.route('**/api/account/change-password', route =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"status":503,"title":"Full"}',
    }),
  )
  const main = page.getByRole('main')
  await main.getByLabel('Current password').fill('Lucky#2026')
  await main.getByLabel('New password', { exact: true }).fill('Copper#2027')
  await main.getByLabel('Confirm new password').fill('Copper#2027')
  await expect(main.getByRole('button', { name: 'Change Password' })).toBeEnabled()
  await main.getByLabel('Confirm new password').press('Enter')
  await expect(main.getByRole('alert')).toContainText('Service Temporarily Unavailable. Try again later.')
  await expect(main.getByLabel('New password', { exact: true })).toHaveValue('Copper#2027')
})
