import type { Page } from '@players-club/domain-models'
import {
  collectedPoints,
  creditedTicket,
  earnedPoints,
  enteredOpenDraw,
  openDraw,
  redeemedCoupon,
  refusedTicket,
  spentPoints,
  tripPrize,
  wonCashPrize,
  wonDraw,
} from '@players-club/domain-models/fixtures'
import { offline } from '@players-club/api-client/fakes'
import { describe, expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { page } from 'vitest/browser'
import { print } from '../../../../scripts/testing/emulateMedia.ts'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const row = (name: string) => main.getByRole('row').filter({ hasText: name })
const whole = <T,>(content: T[]): Page<T> => ({
  content,
  page: 0,
  size: 25,
  totalElements: content.length,
})

const transaction = { key: 'transactionId', value: 'CSL-7F3A-0042' }
const otherCoupon = {
  ...redeemedCoupon,
  referenceId: 'a5',
  description: 'A free scratcher',
  extraData: redeemedCoupon.extraData.map(pair =>
    pair.key === 'redemptionId' ? { ...pair, value: '77777777-7d1e-4a8b-9c3d-5e6f7a8b9c0d' } : pair,
  ),
}

const openHistory = (
  search = '',
  answers: PageOptions['answers'] = {},
  { flags = ['EINSTANT_V1'], settings }: Pick<PageOptions, 'flags' | 'settings'> = {},
) =>
  openPage(`/history${search}`, {
    player: 'verified',
    flags,
    settings,
    answers: {
      'history.getPointsBalance': { balance: 25_000, expiring: 500 },
      'history.getPendingPoints': { pending: 75 },
      'history.getExpiringPoints': { expiring: 500, expiresOn: '2026-12-31' },
      'history.getPointsHistory': whole([
        { ...earnedPoints, extraData: [...earnedPoints.extraData, transaction] },
      ]),
      'history.getDebitHistory': whole([redeemedCoupon, otherCoupon, spentPoints]),
      'history.getTicketEntries': whole([creditedTicket, refusedTicket]),
      'history.getDrawsHistory': whole([enteredOpenDraw, wonDraw]),
      'history.getSecondChanceTickets': whole([
        {
          drawId: 22,
          drawName: 'November draw',
          entered: '2026-11-18T02:11:00.000Z',
          source: 'TICKET',
          entries: 5,
        },
      ]),
      'history.getDrawsByIds': { content: [openDraw] },
      ...answers,
    },
  })

const tabs = () =>
  main
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent)

const fact = (name: string) => main.getByRole('term').filter({ hasText: name })

test('shows the points held, pending and about to expire, each at its own place', async () => {
  await openHistory()
  await expect.element(main.getByText('25,000')).toBeVisible()
  const values = main.getByRole('definition')
  await expect.element(fact('On the way')).toBeVisible()
  await expect.element(values.nth(0)).toHaveTextContent('75 Points')
  await expect.element(fact('About to expire')).toBeVisible()
  await expect.element(values.nth(1)).toHaveTextContent('500 Points on Dec 31, 2026')
})

test('says that the points are not available after they failed', async () => {
  await openHistory('', { 'history.getPointsBalance': offline })
  await expect
    .element(main.getByRole('paragraph').filter({ hasText: /^Not available– Points$/ }))
    .toBeVisible()
})

test('[HISTORY-007] lists the points of activities with their bonus and the transaction, in points', async () => {
  const { asked } = await openHistory()
  await expect.element(row('Ticket entry').getByText('+50 Points', { exact: true }).first()).toBeVisible()
  await expect.element(row('Ticket entry').getByText('Bonus: +10 Points')).toBeVisible()
  await expect.element(row('Ticket entry').getByText('Transaction CSL-7F3A-0042')).toBeVisible()
  expect(asked('history.getPointsHistory').map(({ query }) => query)).toEqual([
    { page: 0, size: 25, startDate: '2025-10-20', filter: { historyTypes: ['ACTIVITIES'] } },
  ])
})

test.each([
  ['Digital reveal games', 'digitalGames', 'DIGITAL_GAMES'],
  ['E-instant', 'eInstant', 'E_INSTANT'],
])('requests its own kind of points on the tab "%s"', async (tab, name, type) => {
  const { asked, address } = await openHistory(`?tab=${name}`, {
    'history.getPointsHistory': whole([collectedPoints]),
  })
  await expect.element(main.getByRole('tab', { name: tab, selected: true })).toBeVisible()
  await expect.element(row('Desert Trail').getByText('+300 Points').first()).toBeVisible()
  expect(asked('history.getPointsHistory').map(({ query }) => query)).toMatchObject([
    { filter: { historyTypes: [type] } },
  ])
  expect(address()).toBe(`/history?tab=${name}`)
})

test('[HISTORY-003] lists what points were spent on, and shows the codes of the coupon that is pressed', async () => {
  const { asked } = await openHistory('?tab=rewards', {
    'rewards.getBarcodeData': { remaining: 3, coupons: [{ code: 'CSL-77', barcodeData: '001122334455' }] },
  })
  await expect.element(row('Points exchanged for tokens').getByText('−1,000 Points')).toBeVisible()
  await main.getByRole('button', { name: 'Show the codes A free scratcher' }).click()
  await expect.element(dialog.getByText('A free scratcher')).toBeVisible()
  await expect.element(dialog.getByText('CSL-77', { exact: true })).toBeVisible()
  await expect.element(dialog.getByRole('img', { name: /^Barcode of code CSL-77/ })).toBeVisible()
  expect(asked('rewards.getBarcodeData').map(({ params }) => params)).toEqual([
    { redemptionId: '77777777-7d1e-4a8b-9c3d-5e6f7a8b9c0d' },
  ])
  expect(asked('history.getPointsHistory')).toEqual([])
})

test('[HISTORY-003] lists tickets with the state of each, and opens the one that is pressed', async () => {
  const { asked } = await openHistory('?tab=tickets')
  await expect.element(row('Copper Canyon Cash').getByText('Credited')).toBeVisible()
  await expect.element(row('Copper Canyon Cash').getByText('+50 Points')).toBeVisible()
  await expect.element(row('Not accepted')).toBeVisible()
  await row('Not accepted').getByRole('button').click()
  await expect
    .element(dialog.getByText(/This ticket is too old to be entered\. Try a newer one\.$/))
    .toBeVisible()
  expect(asked('history.getTicketEntries').map(({ query }) => query)).toEqual([
    { page: 0, size: 25, sort: 'entered,desc', startDate: '2025-10-20T00:00:00.000Z' },
  ])
})

test('opens a credited ticket with its points, and closes it again', async () => {
  await openHistory('?tab=tickets')
  await row('Credited').getByRole('button').click()
  await expect.element(dialog.getByRole('heading', { name: 'Copper Canyon Cash' })).toBeVisible()
  await expect.element(dialog.getByText('Credited')).toBeVisible()
  await dialog.getByRole('button').first().click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('lists the draws entered, and the entries that came from tickets with the day of their draw', async () => {
  const { asked } = await openHistory('?tab=draws')
  await expect.element(row('October draw').getByText('You won: A thousand points')).toBeVisible()
  const secondChance = main.getByRole('table').nth(1)
  await expect.element(secondChance.getByText('5 Entries')).toBeVisible()
  await expect.element(secondChance.getByText('Dec 02, 2026')).toBeVisible()
  expect(asked('history.getDrawsHistory').map(({ query }) => query)).toEqual([
    { page: 0, size: 25, filter: { startDate: '2025-10-20' } },
  ])
  expect(asked('history.getDrawsByIds').map(({ query }) => query)).toEqual([{ filter: { drawIds: [22] } }])
})

test('[HISTORY-003] shows the prizes of the draw that is pressed', async () => {
  const { asked } = await openHistory('?tab=draws', {
    'promotions.getPrizesWithContent': whole([tripPrize]),
  })
  await main.getByRole('button', { name: 'Prize details November draw' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Prizes: November draw' })).toBeVisible()
  await expect.element(dialog.getByText('The trip', { exact: true })).toBeVisible()
  expect(asked('promotions.getPrizesWithContent').map(({ params }) => params)).toEqual([{ drawId: 22 }])
})

test('[HISTORY-003] shows the winners of the draw that is pressed', async () => {
  const { asked } = await openHistory('?tab=draws', {
    'promotions.getPrizesWithWinners': whole([wonCashPrize]),
  })
  await main.getByRole('button', { name: 'Winners October draw' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Winners: October draw' })).toBeVisible()
  await expect.element(dialog.getByText(/Marisol V\./)).toBeVisible()
  await expect.element(dialog.getByText(/Drawn on/)).toBeVisible()
  expect(asked('promotions.getPrizesWithWinners').map(({ params }) => params)).toEqual([{ drawId: 21 }])
})

test('changes the tab, the page size and the page by the address', async () => {
  const { address } = await openHistory('', {
    'history.getPointsHistory': ({ query }) => ({
      content: [{ ...earnedPoints, description: `Entry of page ${query.page}` }],
      page: query.page,
      size: query.size,
      totalElements: 80,
    }),
  })
  await main.getByRole('link', { name: 'Page 2' }).click()
  await expect.element(row('Entry of page 1')).toBeVisible()
  expect(address()).toBe('/history?page=2')
  await main.getByRole('combobox', { name: 'Rows per page' }).selectOptions('50')
  await expect.poll(address).toBe('/history?size=50')
  await main.getByRole('tab', { name: 'Ticket entries' }).click()
  await expect.element(row('Copper Canyon Cash')).toBeVisible()
  expect(address()).toBe('/history?tab=tickets&size=50')
})

test('offers a retry where the list cannot be read', async () => {
  const { club } = await openHistory('?tab=draws', { 'history.getDrawsHistory': offline })
  const again = main.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  club.browser.server.answer({ 'history.getDrawsHistory': whole([enteredOpenDraw]) })
  await again.click()
  await expect.element(row('November draw').first()).toBeVisible()
})

test('[HISTORY-001] [HISTORY-002] [FLAG-012] shows six tabs with EINSTANT_V1', async () => {
  await openHistory('?tab=eInstant')
  await expect
    .element(main.getByRole('heading', { level: 1, name: 'Players Club History', exact: true }))
    .toBeVisible()
  expect(tabs()).toEqual([
    'Activities',
    'Rewards',
    'Ticket entries',
    'Draws (second chance)',
    'Digital reveal games',
    'E-instant',
  ])
  await expect.element(main.getByRole('tab', { name: 'E-instant', selected: true })).toBeVisible()
})

test('[HISTORY-002] [FLAG-012] shows five tabs without EINSTANT_V1, and opens the first in place of the sixth', async () => {
  await openHistory('?tab=eInstant', {}, { flags: ['SWEEPSTAKES_V1'] })
  await expect.element(main.getByRole('tab', { name: 'Activities', selected: true })).toBeVisible()
  expect(tabs()).toEqual([
    'Activities',
    'Rewards',
    'Ticket entries',
    'Draws (second chance)',
    'Digital reveal games',
  ])
})

test('[HISTORY-007] requests as many rows a page as the club is configured for', async () => {
  const { asked } = await openHistory('', {}, { settings: { historyPageSize: 50 } })
  await expect.element(row('Ticket entry').first()).toBeVisible()
  expect(asked('history.getPointsHistory').map(({ query }) => query)).toMatchObject([{ size: 50 }])
})

test('[FLAG-015] leaves out what the club’s settings leave out', async () => {
  const settings = { bonusPoints: false, transactionId: false }
  await openHistory('', {}, { settings })
  await expect.element(row('Ticket entry').getByText('+50 Points', { exact: true }).first()).toBeVisible()
  await expect.element(main.getByText('Bonus: +10 Points')).not.toBeInTheDocument()
  await expect.element(main.getByText('Transaction CSL-7F3A-0042')).not.toBeInTheDocument()
})

test.each([
  ['rewards', 'rewardTypeColumn', 'Type', 1],
  ['draws', 'showDrawDate', 'Drawn on', 2],
] as const)(
  '[FLAG-015] the tab %s has no column for %s where it is off',
  async (tab, setting, name, tables) => {
    const column = main.getByRole('columnheader', { name, exact: true })
    await openHistory(`?tab=${tab}`)
    await expect.poll(() => column.elements()).toHaveLength(tables)
    await cleanup()
    await openHistory(`?tab=${tab}`, {}, { settings: { [setting]: false } })
    await expect.poll(() => main.getByRole('table').elements()).toHaveLength(tables)
    expect(column.elements()).toEqual([])
  },
)

describe('the date filter', () => {
  const year = main.getByRole('group', { name: 'From' }).getByLabelText('Year')
  const show = main.getByRole('button', { name: 'Show', exact: true })

  async function fillIn(month: string, day: string, inYear: string) {
    const from = main.getByRole('group', { name: 'From' })
    await from.getByLabelText('Month').fill(month)
    await from.getByLabelText('Day').fill(day)
    await year.fill(inYear)
  }

  const openDays = (search = '') =>
    openHistory(search, {
      'history.getPointsHistory': ({ query }) =>
        query.startDate === '2025-10-20' ? whole([earnedPoints]) : whole([]),
    })

  test('[HISTORY-006] shows an error for dates that are too long ago, and keeps the address', async () => {
    const { address } = await openDays()
    await main.getByText(/^Days shown: since/).click()
    await fillIn('1', '1', '1999')
    await show.click()
    await expect.element(main.getByText(/Your history goes back to/)).toBeVisible()
    expect(address()).toBe('/history')
  })

  test('[HISTORY-006] filters the history by the address', async () => {
    const { address } = await openDays()
    await main.getByText(/^Days shown: since/).click()
    await fillIn('11', '20', '2026')
    await show.click()
    await expect.poll(address).toBe('/history?from=2026-11-20')
    await expect.element(main.getByText('Nothing in these days')).toBeVisible()
  })

  test('[HISTORY-006] is read from the address until it is cleared', async () => {
    const { address } = await openDays('?from=2026-11-20')
    await expect.element(main.getByText('Nothing in these days')).toBeVisible()
    await expect.element(year).toHaveValue('2026')
    await main.getByRole('link', { name: 'Clear the choice' }).first().click()
    await expect.element(row('Ticket entry').first()).toBeVisible()
    expect(address()).toBe('/history')
  })
})

test('names a draw by its promotion, among the draws and the entries of tickets', async () => {
  const promotionName = 'Second Chance Saturdays'
  const entry = {
    ...{ drawId: 22, drawName: 'Week 4', promotionName },
    ...{ entered: '2026-11-18T02:11:00.000Z', source: 'TICKET' as const, entries: 5 },
  }
  await openHistory('?tab=draws', {
    'history.getDrawsHistory': whole([{ ...enteredOpenDraw, name: 'Week 4', promotionName }]),
    'history.getSecondChanceTickets': whole([entry]),
  })
  await expect
    .element(main.getByRole('rowheader', { name: 'Second Chance Saturdays: Week 4' }).first())
    .toBeVisible()
  await expect.poll(() => main.getByText('Week 4', { exact: true }).elements()).toEqual([])
})

describe('a print', () => {
  test('of a coupon is the coupon alone: its reward, barcode, code, date and terms', async () => {
    await openHistory('?tab=rewards', {
      'rewards.getBarcodeData': {
        remaining: 3,
        coupons: [{ code: 'CSL-77', barcodeData: '001122334455' }],
        redeemedAt: '2026-11-18T02:11:00.000Z',
        termsConditionsUrl: '/media/terms_conditions',
      },
    })
    await main.getByRole('button', { name: 'Show the codes A free scratcher' }).click()
    const barcode = dialog.getByRole('img', { name: /^Barcode of code CSL-77/ })
    await expect.element(barcode).toBeVisible()
    await print()
    await expect.element(barcode).toBeVisible()
    expect(document.body.innerText.split(/\n+/)).toEqual([
      'Your coupon',
      'A free scratcher',
      'Have the cashier scan the barcode, or read out the code.',
      'CSL-77',
      'Redeemed on November 17, 2026',
      'Terms and conditions',
      '(opens in a new tab)',
      expect.stringMatching(/\/media\/terms_conditions$/),
    ])
  })

  test('of a history is its table, with the head on every sheet, and nothing that is operated', async () => {
    await openHistory('?tab=tickets')
    await expect.element(row('Copper Canyon Cash').first()).toBeVisible()
    await print()
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(element => element.checkVisibility())
    const operated = 'button:not([aria-selected="true"]), nav, form, header a'
    await expect.poll(() => shown(operated).map(part => part.textContent)).toEqual([])
    expect(shown('thead').map(head => getComputedStyle(head).display)).toEqual(['table-header-group'])
  })
})
