import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

async function ask(isPending = false) {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const screen = await renderUi(
    <ConfirmDialog
      isOpen
      question="Redeem 500 points?"
      yes="Redeem 500 points"
      no="Keep my points"
      onConfirm={onConfirm}
      onCancel={onCancel}
      isPending={isPending}
    >
      <p>You get a coupon.</p>
    </ConfirmDialog>,
  )
  return { onConfirm, onCancel, dialog: screen.getByRole('alertdialog', { name: 'Redeem 500 points?' }) }
}

test('the question names the dialog and the consequence describes it', async () => {
  const { dialog } = await ask()
  await expect.element(dialog).toHaveAccessibleDescription('You get a coupon.')
})

test('an early key press gives no answer, and the confirm button precedes the cancel button', async () => {
  const { dialog, onConfirm, onCancel } = await ask()
  await expect.element(dialog).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('Escape cancels and a press outside does nothing', async () => {
  const { dialog, onCancel } = await ask()
  await expect.element(dialog).toHaveFocus()
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
  expect(onCancel).not.toHaveBeenCalled()
  await expect.element(dialog).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('a pending confirmation can be neither repeated nor cancelled', async () => {
  const { dialog, onConfirm, onCancel } = await ask(true)
  await expect.element(dialog.getByRole('button', { name: 'Keep my points' })).toBeDisabled()
  await userEvent.keyboard('{Tab}{Enter}{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})
