import { drawingEntry, loungeWinnings, tokenPurchase } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { TokenHistoryView, type TokenHistoryViewProps } from './TokenHistoryView.tsx'

const place = { types: [], range: { from: '2025-10-21' }, page: 0 } as const
const props: TokenHistoryViewProps = {
  path: '/arcade/tokens',
  balance: 5_000,
  data: { content: [loungeWinnings, tokenPurchase, drawingEntry], page: 0, size: 10, totalElements: 92 },
  error: null,
  refresh: () => {},
  place,
  size: 10,
  today: '2026-11-21',
  types: [],
  onTypes: () => {},
  values: { from: '2025-10-21', to: '' },
  errors: {},
  onChange: () => {},
  onSubmit: () => {},
  settings: { bonusPoints: true, transactionId: true },
}
const noRows = { content: [], page: 0, size: 10, totalElements: 0 }

test('[LLHIST-002] [LLHIST-005] the balance is at the top, with links to the store and the lobby', async () => {
  const screen = await renderUi(<TokenHistoryView {...props} />)
  await expect.element(screen.getByText('5,000 Tokens')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Get tokens' }))
    .toHaveAttribute('href', '/lucky-lounge/store')
  await expect
    .element(screen.getByRole('link', { name: 'Play in Lucky Lounge' }))
    .toHaveAttribute('href', '/lucky-lounge')
})

test('[LLHIST-004] [LLHIST-009] the history has a table of three columns and pages with their own addresses', async () => {
  const screen = await renderUi(<TokenHistoryView {...props} place={{ ...place, types: ['WINNINGS'] }} />)
  const heads = screen.getByRole('columnheader').elements()
  expect(heads.map(head => head.textContent)).toEqual(['Date', 'Description', 'Tokens'])
  await expect.element(screen.getByRole('cell', { name: '−50 Tokens' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Page/ }).elements()).toHaveLength(4)
  await expect
    .element(screen.getByRole('link', { name: 'Page 2' }))
    .toHaveAttribute('href', '/arcade/tokens?type=WINNINGS&page=2')
})

test('[LLHIST-004] [LLHIST-011] each movement is shown in tokens, never in points', async () => {
  const screen = await renderUi(<TokenHistoryView {...props} />)
  const table = screen.getByRole('table')
  const rowWith = ({ name, amount }: { name: RegExp; amount: string }) =>
    table.getByRole('row', { name }).getByRole('cell', { name: amount, exact: true })
  await expect.element(rowWith({ name: /Saguaro Spins/, amount: '+120 Tokens' })).toBeVisible()
  await expect.element(rowWith({ name: /Trail bundle/, amount: '+5,000 Tokens' })).toBeVisible()
  await expect.element(rowWith({ name: /Weekly drawing/, amount: '−50 Tokens' })).toBeVisible()
  await expect.element(table.getByText('Game winnings: +100 Tokens')).toBeVisible()
  await expect.element(table.getByText(/points?/i)).not.toBeInTheDocument()
})

test('[FLAG-015] the bonus and the transaction of a movement are shown only when their setting is on', async () => {
  const screen = await renderUi(<TokenHistoryView {...props} />)
  const bonus = screen.getByText('Bonus: +20 Tokens')
  const transaction = screen.getByText('Transaction CSL-7F3A-0042')
  await expect.element(bonus).toBeVisible()
  await expect.element(transaction).toBeVisible()
  await screen.rerender(
    <TokenHistoryView {...props} settings={{ bonusPoints: false, transactionId: true }} />,
  )
  await expect.element(bonus).not.toBeInTheDocument()
  await expect.element(transaction).toBeVisible()
  await screen.rerender(
    <TokenHistoryView {...props} settings={{ bonusPoints: true, transactionId: false }} />,
  )
  await expect.element(bonus).toBeVisible()
  await expect.element(screen.getByText(/Transaction CSL/)).not.toBeInTheDocument()
})

test('[LLHIST-003] [LLHIST-007] the filter has days and exactly seven types', async () => {
  const onTypes = vi.fn()
  const screen = await renderUi(<TokenHistoryView {...props} types={['WINNINGS']} onTypes={onTypes} />)
  await screen.getByText(/^Types and days/).click()
  const types = screen.getByRole('group', { name: 'Types' })
  expect(
    types
      .getByRole('checkbox')
      .elements()
      .map(box => box.closest('label')?.textContent),
  ).toEqual([
    'Points to tokens',
    'Tokens purchase',
    'Gameplay',
    'Winnings',
    'Sweepstakes entries',
    'Daily free tokens',
    'Other',
  ])
  await types.getByRole('checkbox', { name: 'Gameplay' }).click()
  expect(onTypes).toHaveBeenLastCalledWith(['GAMEPLAY', 'WINNINGS'])
  await types.getByRole('checkbox', { name: 'Winnings' }).click()
  expect(onTypes).toHaveBeenLastCalledWith([])
  await expect.element(screen.getByRole('group', { name: 'From' })).toBeVisible()
})

test('[LLHIST-006] an empty history says that there are no results and what would create some', async () => {
  const screen = await renderUi(<TokenHistoryView {...props} data={noRows} />)
  await expect.element(screen.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expect.element(screen.getByText(/convert points or buy tokens/)).toBeVisible()
  await screen.rerender(<TokenHistoryView {...props} data={noRows} place={{ ...place, types: ['OTHER'] }} />)
  await expect.element(screen.getByText(/Choose others to see more/)).toBeVisible()
})

test('a history that could not be loaded can be retried', async () => {
  const refresh = vi.fn()
  const error = { key: 'error.http.503' } as const
  const screen = await renderUi(
    <TokenHistoryView {...props} data={undefined} error={error} refresh={refresh} />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})

test('[LLHIST-009] a page beyond the end says so, and links to the first page', async () => {
  const screen = await renderUi(
    <TokenHistoryView
      {...props}
      data={{ ...noRows, totalElements: 92 }}
      place={{ ...place, types: ['WINNINGS'], page: 98 }}
    />,
  )
  await expect.element(screen.getByRole('heading', { name: 'This page is empty' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Go to the first page' }))
    .toHaveAttribute('href', '/arcade/tokens?type=WINNINGS')
})
