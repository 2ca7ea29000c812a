import type { Page } from '@playwright/test'
import { expect, messageBar, open, ready, test } from '../club.ts'
import { freshPlayer } from '../freshPlayer.ts'

const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><circle cx="40" cy="30" r="20"/></svg>'

const answered = (page: Page, path: RegExp) =>
  page.waitForResponse(response => response.request().method() === 'POST' && path.test(response.url()))

test('[EARN-001] [ACTV-001] [ACTV-004] [ACTV-006] [ACTV-007] [ACTV-008] [SHELL-006] [SHELL-015] a player earns points by a link, a code and a photo, each once, and sees confetti', async ({
  page,
  context,
  world,
  enter,
  complaints,
}) => {
  // The page in the new tab frames a widget, which is allowed at a partner's address alone, and this is not one.
  complaints.allow(/ERR_BLOCKED_BY_RESPONSE/)
  await enter(await freshPlayer(world, 'earner'))
  await open(page, '/view-url/1')
  const main = page.getByRole('main')
  const points = (text: string) => page.getByRole('banner').getByRole('link', { name: `${text} points` })
  const tab = context.waitForEvent('page')
  const credited = answered(page, /\/desert-museum-visit\/credits$/)
  await main.getByRole('link', { name: /^View/ }).click()
  expect((await tab).url()).toContain('/partner')
  expect((await credited).status()).toBe(200)
  await expect(main.getByText('Maximum limit reached!')).toBeVisible()
  await expect(points('75')).toBeVisible()

  await open(page, '/promo-code/2')
  const code = main.getByRole('textbox', { name: 'Promo code' })
  await code.fill('no-such-code')
  await code.press('Enter')
  await expect(main.getByText(/This code is unknown, or it has been used/).first()).toBeVisible()
  await code.fill('cactus 200')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await main.getByRole('button', { name: 'Redeem' }).dblclick()
  const confetti = page.locator('canvas[aria-hidden="true"]')
  await expect(confetti).toBeVisible()
  await expect(confetti).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const won = page.getByRole('dialog', { name: '200 points are yours!' })
  await won.getByRole('button', { name: 'Continue' }).click()
  await expect(points('275')).toBeVisible()
  await code.fill('CACTUS200')
  await code.press('Enter')
  await expect(main.getByText(/This code is unknown, or it has been used/).first()).toBeVisible()

  await open(page, '/upload-content/4')
  await main.getByRole('button', { name: 'Accept the terms and continue' }).click()
  const photo = { name: 'spot.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PHOTO) }
  await main.getByLabel('Your photo').setInputFiles(photo)
  await main.getByRole('textbox', { name: /^Title/ }).fill('My porch')
  await page.route('**/contents/lucky-spot/photos', () => {})
  await main.getByRole('button', { name: 'Upload' }).click()
  await expect(main.getByRole('progressbar', { name: 'Uploading your photo' })).toBeVisible()
  await main.getByRole('button', { name: 'Cancel' }).click()
  await expect(messageBar(page)).toContainText('Upload cancelled')
  await page.unroute('**/contents/lucky-spot/photos')
  const sent = answered(page, /\/contents\/lucky-spot\/photos$/)
  await main.getByRole('button', { name: 'Upload' }).click()
  expect((await sent).request().headers()['content-type']).toMatch(/^multipart\/form-data/)
  await page
    .getByRole('dialog', { name: '300 points are yours!' })
    .getByRole('button', { name: 'Continue' })
    .click()
  await expect(points('575')).toBeVisible()

  await page.goto('/history')
  await ready(page)
  await expect(page.getByRole('rowheader', { name: 'Show us your lucky spot' })).toHaveCount(1)
  await expect(page.getByRole('rowheader', { name: 'The code from the radio' })).toHaveCount(1)
})
