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

test('it asks whether to reactivate, and both answers say what they do', async () => {
  const { dialog, onReactivate, onClose } = setUp()
  const screen = await renderUi(dialog())
  const asked = screen.getByRole('alertdialog', { name: 'Your account is suspended' })
  await expect.element(asked).toHaveAccessibleDescription(/Would you like to reactivate it\?/)
  await asked.getByRole('button', { name: 'Yes, reactivate' }).click()
  expect(onReactivate).toHaveBeenCalledTimes(1)
  await asked.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('while the email is being sent it cannot be asked for again, but left', async () => {
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

test('that the email was sent is said where the question stood, and focus is there', async () => {
  const { dialog, onClose } = setUp()
  const screen = await renderUi(dialog())
  await screen.getByRole('button', { name: 'Yes, reactivate' }).click()
  await screen.rerender(dialog({ step: 'sent' }))
  const sent = screen.getByRole('alertdialog', { name: 'Reactivation email sent' })
  await expect.element(sent).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a failure is read out, and the question stays', async () => {
  const { dialog } = setUp()
  const screen = await renderUi(dialog())
  await screen.rerender(dialog({ error: { text: 'The mail office is closed.' } }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The mail office is closed.')
  await expect.element(screen.getByRole('button', { name: 'Yes, reactivate' })).toBeVisible()
})

test('it speaks Spanish', async () => {
  const { dialog } = setUp()
  const screen = await renderUi(dialog(), 'es')
  await expect.element(screen.getByRole('button', { name: 'Sí, reactivar' })).toBeVisible()
})
