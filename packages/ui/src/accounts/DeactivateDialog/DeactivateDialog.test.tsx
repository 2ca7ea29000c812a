import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { DeactivateDialog, type DeactivateDialogProps } from './DeactivateDialog.tsx'

const setUp = (change: Partial<DeactivateDialogProps> = {}) => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()]
  const props = { isOpen: true, isPending: false, error: null, onConfirm, onCancel, ...change }
  return { onConfirm, onCancel, dialog: <DeactivateDialog {...props} /> }
}

test('[SETTINGS-009] the dialog asks for confirmation and both buttons name their action', async () => {
  const { onConfirm, onCancel, dialog } = setUp()
  const screen = await renderUi(dialog)
  await expect.element(screen.getByRole('alertdialog', { name: 'Deactivate your account?' })).toBeVisible()
  await screen.getByRole('button', { name: 'Keep my account' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Deactivate my account' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('Escape keeps the account', async () => {
  const { onCancel, dialog } = setUp()
  const screen = await renderUi(dialog)
  await expect.element(screen.getByRole('alertdialog')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
})

test('[SETTINGS-009] a pending dialog can be neither confirmed again nor cancelled', async () => {
  const { onConfirm, onCancel, dialog } = setUp({ isPending: true })
  const screen = await renderUi(dialog)
  await expect.element(screen.getByRole('alertdialog')).toHaveFocus()
  await screen.getByRole('button', { name: 'Deactivate my account' }).click({ force: true })
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})

test('[ERR-023] a failure is announced inside the dialog', async () => {
  const { dialog } = setUp({ error: { text: 'Not on a Sunday.' } })
  const screen = await renderUi(dialog)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not on a Sunday.')
})
