import { expect, open, test } from './club.ts'

test('[HISTORY-001] [HISTORY-002] [HISTORY-003] a player opens each tab of the history and its details, and goes back', async ({
  page,
  enter,
}) => {
  await enter('verified@players.example')
  await open(page, '/history?tab=eInstant')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Players Club History')
  await expect(page.getByRole('tab')).toHaveCount(6)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('E-instant')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('table')).toBeVisible()

  await tab('Rewards').click()
  await expect(page).toHaveURL(/\/history\?tab=rewards$/)
  await page.getByRole('button', { name: 'Show the codes $5 off scratchers' }).first().click()
  const codes = page.getByRole('dialog', { name: 'Your coupon' })
  await expect(codes.getByRole('img', { name: /^Barcode of code CSL-/ })).toBeVisible()
  await codes.getByRole('button', { name: 'Done' }).click()

  await tab('Ticket entries').click()
  await expect(page.getByRole('row', { name: /Not accepted/ }).first()).toBeVisible()
  await tab('Draws (second chance)').click()
  await page
    .getByRole('button', { name: /^Winners/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Winners: / })).toContainText('Drawn on')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(tab('Ticket entries')).toHaveAttribute('aria-selected', 'true')
})

test('[LLHIST-003] [LLHIST-008] a player filters the history of the lounge, and clears the filter', async ({
  page,
  enter,
}) => {
  await enter('verified@players.example')
  await open(page, '/lucky-lounge/history')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11)
  await page.getByText(/^Types and days/).click()
  await page.getByRole('checkbox', { name: 'Tokens purchase' }).click()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
  await expect(page.getByText('Paid $5').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11)
  await page.getByText(/^Types and days/).click()
  await expect(page.getByRole('checkbox', { name: 'Tokens purchase' })).not.toBeChecked()
})
