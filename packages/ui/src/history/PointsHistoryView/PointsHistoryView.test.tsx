import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PointsHistoryView, type PointsHistoryViewProps } from './PointsHistoryView.tsx'

const entry = { referenceId: 'a', date: '2026-11-21T05:30:00Z', extraData: [] }
const props: PointsHistoryViewProps = {
  data: {
    content: [
      { ...entry, description: 'history.entry.exchange', type: 'DEBIT', amount: 1200 },
      { ...entry, referenceId: 'b', description: 'Quiz: lottery history', type: 'CREDIT', amount: 200 },
    ],
    page: 0,
    size: 25,
    totalElements: 60,
  },
  loading: false,
  error: null,
  refresh: () => {},
  page: 0,
  size: 25,
  onPage: () => {},
  onSize: () => {},
}

test('[LLHIST-010] [CONST-007] [CONST-002] an entry shows its Phoenix day, its words and its signed amount', async () => {
  const screen = await renderUi(<PointsHistoryView {...props} />)
  // Half past five in UTC is still the evening before in Phoenix.
  await expect.element(screen.getByRole('cell', { name: 'Nov 20, 2026' }).first()).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: 'Points exchanged for tokens' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '−1,200' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '+200' })).toBeVisible()
})

test('[CONST-012] [CONST-013] pages are turned and sized by the five sizes of the specification', async () => {
  const [onPage, onSize] = [vi.fn(), vi.fn()]
  const screen = await renderUi(<PointsHistoryView {...props} onPage={onPage} onSize={onSize} />)
  await screen.getByRole('button', { name: 'Page 3' }).click()
  expect(onPage).toHaveBeenCalledWith(2)
  const sizes = screen.getByRole('combobox', { name: 'Rows a page' })
  expect([...sizes.element().children].map(option => option.textContent)).toEqual([
    '10',
    '25',
    '50',
    '75',
    '100',
  ])
  await sizes.selectOptions('50')
  expect(onSize).toHaveBeenCalledWith(50)
})

test('[CONST-010] an empty history says what will fill it, and when', async () => {
  const screen = await renderUi(
    <PointsHistoryView {...props} data={{ content: [], page: 0, size: 25, totalElements: 0 }} />,
  )
  await expect.element(screen.getByText(/up to 48 hours/)).toBeVisible()
})

test('a history that could not be fetched can be asked for again', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(
    <PointsHistoryView {...props} data={undefined} error={{ key: 'error.http.503' }} refresh={refresh} />,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Service Temporarily Unavailable. Try again later.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})
