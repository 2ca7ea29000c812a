import { expect, open, ready, test } from './club.ts'

test('[HISTORY-001] [HISTORY-002] [HISTORY-003] [HISTORY-007] [FLAG-012] a player looks through the tabs, opens what there is, and finds the way back', async ({
  page,
  enter,
  setFlags,
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
  await page
    .getByRole('row', { name: /Not accepted/ })
    .first()
    .getByRole('button', { name: /^Prize details/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('This ticket has been cancelled.')
  await page.keyboard.press('Escape')

  await tab('Draws (second chance)').click()
  await page
    .getByRole('button', { name: /^Winners/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Winners: / })).toContainText('Drawn on')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Prize details/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Prizes: / })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goBack()
  await expect(tab('Ticket entries')).toHaveAttribute('aria-selected', 'true')
  await setFlags({ FEATURE_FLAGS: 'SWEEPSTAKES_V1' })
  await open(page, '/history?tab=eInstant')
  await expect(page.getByRole('tab')).toHaveCount(5)
  await expect(tab('Activities')).toHaveAttribute('aria-selected', 'true')
})

test('[HISTORY-006] days narrow the history, wrong ones are told, and the address keeps them', async ({
  page,
  enter,
}) => {
  await enter('verified@players.example')
  await open(page, '/history')
  await page.getByText(/^Days shown: since/).click()
  const day = async (name: string, [month, date, year]: readonly [string, string, string]) => {
    const group = page.getByRole('group', { name })
    await group.getByLabel('Month').fill(month)
    await group.getByLabel('Day').fill(date)
    await group.getByLabel('Year').fill(year)
  }
  await day('From', ['1', '1', '1999'])
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText(/Your history goes back to/)).toBeVisible()
  await expect(page).toHaveURL(/\/history$/)
  const today = new Date(Date.now() - 7 * 3_600_000)
  const [month, date, year] = [today.getUTCMonth() + 1, today.getUTCDate(), today.getUTCFullYear()].map(
    String,
  )
  await day('From', [month!, date!, year!])
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\/history\?from=/)
  await expect(page.getByText('Nothing in these days')).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(page.getByRole('group', { name: 'From' }).getByLabel('Year')).toHaveValue(year!)
  await page.getByRole('link', { name: 'Clear the choice' }).first().click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('[LLHIST-001] [LLHIST-003] [LLHIST-005] [LLHIST-008] [FLAG-002] a player narrows the history of the lounge and leaves it for the lobby', async ({
  page,
  enter,
}) => {
  await open(page, '/lucky-lounge/history')
  await expect(page).toHaveURL(/\/login/)
  await enter('verified@players.example')
  await open(page, '/lucky-lounge/history')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucky Lounge History')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11)
  await page.getByText(/^Types and days/).click()
  await page.getByRole('checkbox', { name: 'Tokens purchase' }).click()
  const answered = page.waitForResponse(/\/tokens\/transactions/)
  await page.getByRole('button', { name: 'Show' }).click()
  const asked = new URL((await answered).url()).searchParams
  expect([asked.get('size'), asked.get('filter')]).toEqual([
    '10',
    expect.stringMatching(/^historyTypes:TOKENS_PURCHASE;startDate:\d{4}-\d\d-\d\d$/),
  ])
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
  await expect(page.getByText('Paid $5').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11)
  await page.getByText(/^Types and days/).click()
  await expect(page.getByRole('checkbox', { name: 'Tokens purchase' })).not.toBeChecked()
  await page.getByRole('link', { name: 'Play in Lucky Lounge' }).click()
  await expect(page).toHaveURL(/\/lucky-lounge$/)
})
