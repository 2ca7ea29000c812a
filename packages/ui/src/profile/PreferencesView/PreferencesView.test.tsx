import { toggleAllPreferences, togglePreference } from '@players-club/domain-models'
import { somePreferences as saved } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { PreferencesView, type PreferencesViewProps } from './PreferencesView.tsx'

const props: PreferencesViewProps = {
  saved,
  temporary: saved,
  loadError: null,
  saveError: null,
  isSaving: false,
  onToggle: () => {},
  onToggleAll: () => {},
  onSave: () => {},
  onUndo: () => {},
  onRetry: () => {},
}
const changed = togglePreference(saved, 'PROMOTIONS_EMAIL', true)

test('[PREF-001] the categories are listed with their sub-categories', async () => {
  const screen = await renderUi(<PreferencesView {...props} />)
  const names = screen
    .getByRole('checkbox')
    .elements()
    .map(box => box.closest('label')?.textContent)
  expect(names).toEqual([
    'Promotions',
    'Promotions by email',
    'Promotions by text message and in the app',
    'Winning numbers',
    'The Copper Pick',
    'Fantasy Five',
    'Rewards',
    'New rewards',
    'Drawings that end soon',
    'Monthly points summary',
  ])
  const group = screen.getByRole('group', { name: 'Winning numbers' })
  await expect.element(group.getByRole('checkbox', { name: 'The Copper Pick' })).toBeChecked()
})

test('[PREF-011] a parent with mixed sub-categories is indeterminate', async () => {
  const screen = await renderUi(<PreferencesView {...props} />)
  const box = (name: string) => screen.getByRole('checkbox', { name, exact: true })
  await expect.element(box('Winning numbers')).toBeChecked()
  await expect.element(box('Promotions')).not.toBeChecked()
  await expect.element(box('Rewards')).toBePartiallyChecked()
  await expect.element(box('Promotions')).not.toBePartiallyChecked()
})

test('[PREF-009] a checkbox reports its change, also by keyboard', async () => {
  const onToggle = vi.fn()
  const screen = await renderUi(<PreferencesView {...props} onToggle={onToggle} />)
  await screen.getByRole('checkbox', { name: 'Winning numbers' }).click()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onToggle.mock.calls).toEqual([
    ['DRAW_RESULTS', false],
    ['DRAW_RESULTS_21', false],
  ])
})

test('[PREF-007] one switch controls all categories', async () => {
  const onToggleAll = vi.fn()
  const screen = await renderUi(<PreferencesView {...props} onToggleAll={onToggleAll} />)
  const all = screen.getByRole('switch', { name: /^All communications/ })
  await expect.element(all).not.toBeChecked()
  await expect.element(screen.getByText('Some of these are on.')).toBeVisible()
  await all.click()
  expect(onToggleAll.mock.calls).toEqual([[true]])
  const everything = toggleAllPreferences(saved, true)
  await screen.rerender(<PreferencesView {...props} temporary={everything} onToggleAll={onToggleAll} />)
  await expect.element(all).toBeChecked()
  await all.click()
  expect(onToggleAll.mock.calls).toEqual([[true], [false]])
})

test('[PREF-012] unsaved changes are reported and can be saved or undone', async () => {
  const [onSave, onUndo] = [vi.fn(), vi.fn()]
  const screen = await renderUi(<PreferencesView {...props} onSave={onSave} onUndo={onUndo} />)
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Undo changes' })).not.toBeInTheDocument()
  await screen.rerender(<PreferencesView {...props} temporary={changed} onSave={onSave} onUndo={onUndo} />)
  await expect.element(screen.getByText('You have changes that are not saved yet.')).toBeVisible()
  await save.click()
  expect(onSave).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Undo changes' }).click()
  expect(onUndo).toHaveBeenCalledOnce()
})

test('a pending save blocks further saves', async () => {
  const onSave = vi.fn()
  const screen = await renderUi(<PreferencesView {...props} temporary={changed} isSaving onSave={onSave} />)
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await save.click({ force: true })
  expect(onSave).not.toHaveBeenCalled()
})

test('a failed save is announced and the changes stay', async () => {
  const error = { key: 'error.http.503' } as const
  const screen = await renderUi(<PreferencesView {...props} temporary={changed} saveError={error} />)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Service Temporarily Unavailable. Try again later.')
  await expect.element(screen.getByRole('checkbox', { name: 'Promotions by email' })).toBeChecked()
})

test('the loading state is announced and a failure can be retried', async () => {
  const onRetry = vi.fn()
  const none = { ...props, saved: undefined, temporary: undefined, onRetry }
  const screen = await renderUi(<PreferencesView {...none} />)
  await expect.element(screen.getByText('Loading')).toBeInTheDocument()
  await screen.rerender(<PreferencesView {...none} loadError={{ key: 'error.offline' }} />)
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
