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
  const winners = page.getByRole('dialog', { name: /^Winners: / })
  await expect(winners).toContainText('Drawn on')
  await expect(winners).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(winners).toBeHidden()
  await page.goBack()
  await expect(tab('Ticket entries')).toHaveAttribute('aria-selected', 'true')
})

test('Back returns to the place in the history that a player left', async ({ page, enter }) => {
  await enter('verified@players.example')
  await open(page, '/history')
  const place = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 1200))
  await page
    .getByRole('link', { name: 'Earn', exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/earn$/)
  await page.goBack()
  await expect(page.getByRole('table')).toBeVisible()
  await expect.poll(place).toBe(1200)
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
  // The form that the player opened is still open.
  await expect(page.getByRole('checkbox', { name: 'Tokens purchase' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Tokens purchase' })).not.toBeChecked()
})

/** What is operated on a screen. */
const PARTS = ['banner', 'contentinfo', 'navigation', 'button', 'combobox', 'textbox'] as const

/** The width of an A4 sheet between its margins; that of a Letter sheet is greater. */
const SHEET = { width: 700, height: 1000 }

/** How a table is printed. */
function look(table: Element) {
  const { scrollWidth, clientWidth } = document.documentElement
  const [head, cell] = ['thead', 'td'].map(selector => {
    const part = table.querySelector(selector)
    return part && getComputedStyle(part)
  })
  const lightness = Number(/^oklch\(([\d.]+)/.exec(cell?.color ?? '')?.[1])
  return {
    overflow: scrollWidth - clientWidth,
    paper: getComputedStyle(document.documentElement).backgroundColor,
    isDark: lightness < 0.35,
    head: head?.display,
  }
}

test('a coupon is printed alone: its reward, barcode, code, date and terms', async ({
  page,
  enter,
  world,
}) => {
  await enter('verified@players.example')
  await open(page, '/history?tab=rewards')
  await page.getByRole('button', { name: 'Show the codes $5 off scratchers' }).first().click()
  const codes = page.getByRole('dialog', { name: 'Your coupon' })
  const barcode = codes.getByRole('img', { name: /^Barcode of code CSL-/ })
  await expect(barcode).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(barcode).toBeVisible()
  const printed = (await page.locator('body').innerText()).split(/\n+/)
  expect(printed).toEqual([
    'Your coupon',
    '$5 off scratchers',
    'Have the cashier scan the barcode, or read out the code.',
    expect.stringMatching(/^CSL-/),
    expect.stringMatching(/^Redeemed on \w+ \d\d, \d{4}$/),
    'Terms and conditions',
    '(opens in a new tab)',
    ` ${world.clubUrl}/media/terms_conditions`,
  ])
  await expect(page.getByRole('main')).toBeHidden()
})

test('a history is printed as a table with all columns, dark on white, and without what is operated', async ({
  page,
  enter,
}) => {
  await enter('verified@players.example')
  for (const address of ['/history', '/history?tab=tickets', '/history?tab=draws', '/lucky-lounge/history']) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await open(page, address)
    const table = page.getByRole('table').first()
    await expect(table).toBeVisible()
    await page.setViewportSize(SHEET)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const part of PARTS) await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0)
    expect(await table.evaluate(look), address).toEqual({
      overflow: 0,
      paper: 'rgba(0, 0, 0, 0)',
      isDark: true,
      // Browsers repeat such a group on every sheet.
      head: 'table-header-group',
    })
    await page.setViewportSize({ width: 1280, height: 720 })
  }
})

test('another page of the history leaves style sheets and fonts of the document alone', async ({
  page,
  enter,
}) => {
  await page.addInitScript(() => {
    const fontLoads: string[] = []
    Object.assign(window, { fontLoads })
    document.fonts.addEventListener('loading', () => fontLoads.push(location.search))
  })
  const read = () =>
    page.evaluate(async () => {
      // A font that is loaded again is found missing by the next layout.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      await document.fonts.ready
      const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].map(link =>
        link.getAttribute('href'),
      )
      return { sheets, fontLoads: (window as unknown as { fontLoads: string[] }).fontLoads.length }
    })
  await enter('verified@players.example')
  await open(page, '/history')
  await expect(page.getByRole('row')).toHaveCount(26)
  const before = await read()
  expect(new Set(before.sheets.map(href => href?.replace('#', ''))).size).toBe(before.sheets.length)
  await page.getByLabel('Rows per page').selectOption('10')
  await expect(page.getByRole('row')).toHaveCount(11)
  expect(await read()).toEqual(before)
})
