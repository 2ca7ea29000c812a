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

test('the question is its name and the consequence its description', async () => {
  const { dialog } = await ask()
  await expect.element(dialog).toHaveAccessibleDescription('You get a coupon.')
})

test('nothing is answered by a key pressed too early; yes comes first, then no', async () => {
  const { dialog, onConfirm, onCancel } = await ask()
  await expect.element(dialog).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('Escape is a no; a press outside is no answer', async () => {
  const { onCancel } = await ask()
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
  expect(onCancel).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('a yes that is being carried out is neither given twice nor taken back', async () => {
  const { dialog, onConfirm, onCancel } = await ask(true)
  await expect.element(dialog.getByRole('button', { name: 'Keep my points' })).toBeDisabled()
  await userEvent.keyboard('{Tab}{Enter}{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})
