import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import type { SuspendedDialogProps } from './SuspendedDialog.tsx'
import { SuspendedDialog } from './SuspendedDialog.tsx'

function setUp() {
  const onReactivate = vi.fn()
  const onClose = vi.fn()
  const dialog = (props: Partial<SuspendedDialogProps> = {}) => (
    <SuspendedDialog
      isOpen
      step="asking"
      error={null}
      onReactivate={onReactivate}
      onClose={onClose}
      {...props}
    />
  )
  return { onReactivate, onClose, dialog }
}

test('the dialog asks whether to reactivate and both buttons name their action', async () => {
  const { dialog, onReactivate, onClose } = setUp()
  const screen = await renderUi(dialog())
  const alertDialog = screen.getByRole('alertdialog', { name: 'Your account is not active' })
  await expect.element(alertDialog).toHaveAccessibleDescription(/Would you like to reactivate it\?/)
  await alertDialog.getByRole('button', { name: 'Yes, reactivate' }).click()
  expect(onReactivate).toHaveBeenCalledTimes(1)
  await alertDialog.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a pending dialog cannot request the email again but can be closed', async () => {
  const { dialog, onReactivate, onClose } = setUp()
  const screen = await renderUi(dialog({ step: 'sending' }))
  await expect.element(screen.getByRole('alertdialog')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: /Yes, reactivate/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onReactivate).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the confirmation replaces the question and takes focus', async () => {
  const { dialog, onClose } = setUp()
  const screen = await renderUi(dialog())
  await screen.getByRole('button', { name: 'Yes, reactivate' }).click()
  await screen.rerender(dialog({ step: 'sent' }))
  const sent = screen.getByRole('alertdialog', { name: 'Reactivation email sent' })
  await expect.element(sent).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a failure is announced and the question stays', async () => {
  const { dialog } = setUp()
  const screen = await renderUi(dialog())
  await screen.rerender(dialog({ error: { text: 'The mail office is closed.' } }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The mail office is closed.')
  await expect.element(screen.getByRole('button', { name: 'Yes, reactivate' })).toBeVisible()
})

test('the dialog renders in Spanish', async () => {
  const { dialog } = setUp()
  const screen = await renderUi(dialog(), 'es')
  await expect.element(screen.getByRole('button', { name: 'Sí, reactivar' })).toBeVisible()
})
