import type { Locator, Page } from '@playwright/test'
import { expect, open, runUntilVisible, test } from './club.ts'

const MOST_STOPS = 30

/** Presses Tab until this has focus, in a frame too. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate(element => element.ownerDocument.activeElement === element)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('[IDV-005] [IDV-008] [IDV-009] a player makes the last attempt and the ID scan after it, by keyboard alone at 320 px', async ({
  page,
  enter,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 720 })
  await enter('lastchance@players.example')
  await open(page, '/settings/profile')
  const press = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  const verify = page.getByRole('main').getByRole('button', { name: 'Verify', exact: true })
  await verify.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Verify your identity' })
  await tabTo(page, form.getByLabel('Last four digits'))
  await page.keyboard.type('0000')
  await page.keyboard.press('Enter')

  const offer = page.getByRole('dialog', { name: 'Scan your ID instead' })
  await expect(offer).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await press(offer.getByRole('button', { name: 'Scan my ID' }))
  const scan = page.getByRole('dialog', { name: 'Scan your ID', exact: true })
  await press(scan.frameLocator('iframe').getByRole('button', { name: 'Approve' }))

  const verified = page.getByRole('dialog', { name: 'Your identity is verified' })
  await runUntilVisible(page, verified)
  await expect(verified).toBeFocused()
  await press(verified.getByRole('button', { name: 'Done' }))
  await expect(verified).toBeHidden()
})
