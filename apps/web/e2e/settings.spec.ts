import { expect, open, test } from './club.ts'

test('[ROUTE-014] the invite link carries the player’s code, and is copied', async ({
  page,
  enter,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.clubUrl })
  await enter('expired@players.example')
  await open(page, '/invite-friends')
  await expect(page.getByRole('heading', { level: 1, name: 'Invite Friends' })).toBeVisible()
  const link = `${world.clubUrl}/register/DEMO-EXPIRED`
  await expect(page.getByLabel('Your invite link')).toHaveValue(link)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})
