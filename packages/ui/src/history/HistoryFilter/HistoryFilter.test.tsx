import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { HistoryFilter, type HistoryFilterProps } from './HistoryFilter.tsx'

const props: HistoryFilterProps = {
  action: '/history',
  today: '2026-11-21',
  range: { from: '2025-10-21' },
  values: { from: '2025-10-21', to: '' },
  errors: {},
  onChange: () => {},
  onSubmit: () => {},
}

test('[HISTORY-003] [HISTORY-006] the filter accepts days between two years ago and today and starts at 396 days ago', async () => {
  const [onChange, onSubmit] = [vi.fn(), vi.fn()]
  const screen = await renderUi(<HistoryFilter {...props} onChange={onChange} onSubmit={onSubmit} />)
  await screen.getByText('Days shown: since Oct 21, 2025').click()
  const from = screen.getByRole('group', { name: 'From' })
  await expect.element(from).toHaveAccessibleDescription('Nov 21, 2024 or later')
  await expect.element(from.getByLabelText('Year')).toHaveValue('2025')
  await screen.getByRole('group', { name: /^To/ }).getByLabelText('Year').fill('2026')
  expect(onChange).toHaveBeenLastCalledWith({ to: '2026--' })
  await screen.getByRole('button', { name: 'Show' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('invalid days focus their field and say what to do', async () => {
  const wrong = { from: { key: 'history.from.tooEarly', params: { day: 'Nov 21, 2024' } } } as const
  const screen = await renderUi(<HistoryFilter {...props} clearHref="/history" errors={wrong} />)
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(screen.getByLabelText('Month').first()).toHaveFocus()
  await expect.element(screen.getByText(/Your history goes back to Nov 21, 2024/)).toBeVisible()
})

test('the form stays open when its days are cleared in it', async () => {
  const screen = await renderUi(<HistoryFilter {...props} clearHref="/history" />)
  await screen.rerender(<HistoryFilter {...props} />)
  await expect.element(screen.getByRole('button', { name: 'Show' })).toBeVisible()
})

test('the filter works without scripts as a GET form that keeps the tab', async () => {
  const screen = await renderUi(
    <HistoryFilter {...props} clearHref="/history" hiddenFields={{ tab: 'draws' }} />,
  )
  const form = screen.container.querySelector('form')
  expect(form?.getAttribute('method')).toBe('get')
  expect(form?.getAttribute('action')).toBe('/history')
  const sent = new FormData(form ?? undefined)
  expect([sent.get('tab'), sent.get('from-month'), sent.get('from-year')]).toEqual(['draws', '10', '2025'])
})
