import type { Page } from '@playwright/test'
import { expect, messageBar, open, runUntilVisible, test } from '../../club.ts'
import { freshPlayer } from '../../freshPlayer.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function begin(page: Page): Promise<void> {
  await open(page, '/settings/profile')
  await page.getByRole('main').getByRole('button', { name: 'Verify' }).click()
}

/** Enters the address, which registration did not ask for. */
async function enterAddress(page: Page): Promise<void> {
  const form = dialog(page, 'Verify your identity')
  await form.getByLabel('Country').selectOption('US')
  await form.getByLabel('Street address').fill('1200 W Washington St')
  await form.getByLabel('State').selectOption('AZ')
  await form.getByRole('combobox', { name: 'City' }).fill('Phoenix')
  await form.getByRole('combobox', { name: 'City' }).press('Tab')
  await form.getByLabel('Zip code').fill('85007')
}

async function submit(page: Page, digits: string): Promise<void> {
  const form = dialog(page, 'Verify your identity')
  await form.getByLabel('Last four digits').fill(digits)
  await form.getByRole('button', { name: 'Verify my identity' }).click()
}

async function failOnce(page: Page, left: RegExp): Promise<void> {
  await submit(page, '0000')
  const failed = dialog(page, 'That did not match')
  await expect(failed.getByText(left)).toBeVisible()
  await failed.getByRole('button', { name: 'Try again' }).click()
}

/** Decides the scan. The page polls for the result every five seconds. */
async function decide(page: Page, decision: 'Approve' | 'Reject'): Promise<void> {
  const scan = dialog(page, 'Scan your ID')
  await scan.frameLocator('iframe').getByRole('button', { name: decision }).click()
}

const verified = (page: Page) => dialog(page, 'Your identity is verified')

test('[IDV-004] [IDV-006] [ERR-019] [API-026] a player enters wrong data, then right data, is verified, and finds the verified data in the profile', async ({
  page,
  world,
  enter,
}) => {
  await enter(await freshPlayer(world, 'verify'))
  await begin(page)
  await enterAddress(page)
  await failOnce(page, /you have 2 attempts left/)
  await expect(dialog(page, 'Verify your identity').getByLabel('Zip code')).toHaveValue('85007')
  await submit(page, '1234')
  await expect(verified(page)).toBeVisible()
  await verified(page).getByRole('button', { name: 'Done' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Verify', exact: true })).toBeHidden()
  // The button that opened the dialog is removed, so the focus moves to the heading.
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main.getByLabel('Street address')).toHaveValue('1200 W Washington St')
})

test('[PROFILE-002] [PROFILE-006] [PROFILE-007] an address that completes the profile earns points, and the other changes can still be saved', async ({
  page,
  world,
  enter,
}) => {
  await enter(await freshPlayer(world, 'whole'))
  await open(page, '/settings/profile')
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Save' })
  await main.getByLabel('Mobile number').fill('6025550188')
  await save.click()
  await expect(messageBar(page)).toContainText('Your profile has been saved.')
  await main.getByRole('radio', { name: 'Female' }).check()
  await main.getByRole('button', { name: 'Verify' }).click()
  await enterAddress(page)
  await submit(page, '1234')
  const points = dialog(page, 'You earned 500 Points!')
  await expect(points).toBeFocused()
  await points.getByRole('button', { name: 'Close' }).last().click()
  await verified(page).getByRole('button', { name: 'Done' }).click()
  await expect(main.getByLabel('Street address')).toHaveValue('1200 W Washington St')
  await save.click()
  await expect(main.getByRole('radio', { name: 'Female' })).toBeDisabled()
  await expect(main.getByRole('radio', { name: 'Female' })).toBeChecked()
})

test('[IDV-005] [IDV-008] [IDV-009] a player without attempts left has one ID scan rejected, and the next one approved', async ({
  page,
  world,
  enter,
}) => {
  await page.clock.install()
  await enter(await freshPlayer(world, 'scan'))
  await begin(page)
  await enterAddress(page)
  await failOnce(page, /you have 2 attempts left/)
  await failOnce(page, /you have one attempt left/)
  await submit(page, '0000')
  const offer = dialog(page, 'Scan your ID instead')
  await offer.getByRole('button', { name: 'Scan my ID' }).click()
  await decide(page, 'Reject')
  const failed = dialog(page, 'Your scan was not accepted')
  await runUntilVisible(page, failed)
  await failed.getByRole('button', { name: 'Scan again' }).click()
  await decide(page, 'Approve')
  await runUntilVisible(page, verified(page))
  await page.reload()
  await expect(page.getByRole('main').getByText('verified', { exact: true })).toBeVisible()
})
