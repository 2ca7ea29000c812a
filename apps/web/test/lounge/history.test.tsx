import type { LedgerTransaction } from '@players-club/domain-models'
import { drawingEntry, loungeWinnings, tokenPurchase } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const row = (name: string) => main.getByRole('row').filter({ hasText: name })
const pages = main.getByRole('navigation', { name: 'Pages of the Lucky Lounge history' })

const openHistory = (
  content: LedgerTransaction[],
  search = '',
  totalElements = content.length,
  settings?: PageOptions['settings'],
) =>
  openPage(`/lucky-lounge/history${search}`, {
    player: 'verified',
    settings,
    answers: {
      'history.getPointsBalance': { balance: 25_000 },
      'lounge.getUserTokens': { balance: 5_000, currency: 'TOKEN', userKey: 'verified', id: '1' },
      'history.getTokenHistory': ({ query }) => ({
        content,
        page: query.page,
        size: query.size,
        totalElements,
      }),
    },
  })

test('[LLHIST-002] shows the balance of tokens, not that of points', async () => {
  await openHistory([loungeWinnings])
  await expect.element(main.getByRole('table')).toBeVisible()
  await expect.element(main.getByText('5,000 Tokens')).toBeVisible()
  await expect.element(main.getByText('25,000')).not.toBeInTheDocument()
})

test('[LLHIST-004] has the columns date, description and tokens, with each movement in tokens', async () => {
  const { asked } = await openHistory([loungeWinnings, tokenPurchase, drawingEntry])
  await expect.element(row('Saguaro Spins')).toBeVisible()
  const heads = main.getByRole('columnheader').elements()
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Date', 'Description', 'Tokens'])
  const cells = (name: string) => row(name).getByRole('cell')
  await expect.element(cells('Saguaro Spins').last()).toHaveTextContent('+120 Tokens')
  await expect.element(cells('Trail bundle').last()).toHaveTextContent('+5,000 Tokens')
  await expect.element(cells('Weekly drawing').last()).toHaveTextContent('−50 Tokens')
  expect(
    main
      .getByRole('table')
      .getByText(/Points?\b/)
      .query(),
  ).toBeNull()
  expect(asked('history.getTokenHistory').map(({ query }) => query)).toEqual([
    { page: 0, size: 10, filter: { startDate: '2025-10-20' } },
  ])
})

test('shows the bonus of a win, what a purchase was paid with, and the number of each transaction', async () => {
  await openHistory([loungeWinnings, tokenPurchase])
  await expect.element(row('Saguaro Spins').getByText('Game winnings: +100 Tokens')).toBeVisible()
  await expect.element(row('Saguaro Spins').getByText('Bonus: +20 Tokens')).toBeVisible()
  await expect.element(row('Saguaro Spins').getByText('Transaction CSL-7F3A-0042')).toBeVisible()
  await expect.element(row('Trail bundle').getByText('Paid $5')).toBeVisible()
  await expect.element(row('Trail bundle').getByText('Transaction CSL-7F3A-0041')).toBeVisible()
})

test('[LLHIST-006] says "No results" where there is nothing', async () => {
  await openHistory([])
  await expect.element(main.getByText('No results', { exact: true })).toBeVisible()
  expect(main.getByRole('table').query()).toBeNull()
})

test('[LLHIST-009] shows four buttons of ten pages, and opens the page that is pressed', async () => {
  const { address, asked } = await openHistory([loungeWinnings], '', 100)
  await expect.element(pages.getByRole('link', { name: /^Page \d+$/ }).first()).toBeVisible()
  expect(pages.getByRole('link', { name: /^Page \d+$/ }).elements()).toHaveLength(4)
  await pages.getByRole('link', { name: 'Page 3' }).click()
  await expect.poll(address).toBe('/lucky-lounge/history?page=3')
  await expect.poll(() => asked('history.getTokenHistory').at(-1)?.query).toMatchObject({ page: 2, size: 10 })
})

test('[LLHIST-013] counts one entry as an entry, and more as entries', async () => {
  await openHistory([drawingEntry, tokenPurchase])
  await expect.element(row('Weekly drawing').getByText('1 Entry', { exact: true })).toBeVisible()
  await expect.element(row('Trail bundle').getByText(/^5 Entries/)).toBeVisible()
})

test('[LLHIST-001] [LLHIST-003] [LLHIST-008] requests the types that are ticked when the filter is submitted', async () => {
  const { address, asked } = await openHistory([loungeWinnings])
  await main.getByText(/^Types and days: since/).click()
  await main.getByRole('checkbox', { name: 'Winnings' }).click()
  await main.getByRole('button', { name: 'Show' }).click()
  await expect.poll(address).toBe('/lucky-lounge/history?type=WINNINGS')
  await expect
    .poll(() => asked('history.getTokenHistory').at(-1)?.query)
    .toMatchObject({ page: 0, size: 10, filter: { historyTypes: ['WINNINGS'], startDate: '2025-10-20' } })
})

test('[LLHIST-001] [LLHIST-005] [FLAG-002] shows the history of the lounge, with links to the lobby and the store', async () => {
  await openHistory([loungeWinnings])
  await expect
    .element(main.getByRole('heading', { level: 1, name: 'Lucky Lounge History', exact: true }))
    .toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Play in Lucky Lounge' }))
    .toHaveAttribute('href', '/lucky-lounge')
  await expect
    .element(main.getByRole('link', { name: 'Get tokens' }))
    .toHaveAttribute('href', '/lucky-lounge/store')
})

test('[LLHIST-008] [FLAG-015] follows the club’s settings: rows of a page, bonus and transaction', async () => {
  const settings = { loungeHistoryPageSize: 25, bonusPoints: false, transactionId: false }
  const { asked } = await openHistory([loungeWinnings], '', 60, settings)
  await expect.element(row('Saguaro Spins')).toBeVisible()
  expect(asked('history.getTokenHistory').map(({ query }) => query)).toMatchObject([{ size: 25 }])
  expect(pages.getByRole('link', { name: /^Page \d+$/ }).elements()).toHaveLength(3)
  await expect.element(main.getByText('Bonus: +20 Tokens')).not.toBeInTheDocument()
  await expect.element(main.getByText('Transaction CSL-7F3A-0042')).not.toBeInTheDocument()
})
