import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import type { SessionEndDialogProps } from './SessionEndDialog.tsx'
import { SessionEndDialog } from './SessionEndDialog.tsx'

async function renderDialog(props: Partial<SessionEndDialogProps> = {}) {
  const onExtend = vi.fn()
  const screen = await renderUi(
    <SessionEndDialog isOpen isExtending={false} isRefused={false} onExtend={onExtend} {...props} />,
  )
  return { screen, onExtend, dialog: screen.getByRole('alertdialog', { name: 'Are you still there?' }) }
}

test.each(['{Enter}', ' ', '{Escape}'])('one press of %s extends the session', async key => {
  const { dialog, onExtend } = await renderDialog()
  await expect.element(dialog.getByRole('button', { name: 'Stay signed in' })).toHaveFocus()
  await userEvent.keyboard(key)
  expect(onExtend).toHaveBeenCalledTimes(1)
})

test('the time of the session’s end is part of the dialog’s description', async () => {
  const { dialog } = await renderDialog()
  await expect.element(dialog).toHaveAccessibleDescription(/sign you out in two minutes/)
})

test('a pending dialog does not extend the session twice', async () => {
  const { dialog, onExtend } = await renderDialog({ isExtending: true })
  await expect.element(dialog.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Escape}')
  expect(onExtend).not.toHaveBeenCalled()
})

test('a refusal is announced with a next step and the request can be retried', async () => {
  const { screen, onExtend } = await renderDialog({ isRefused: true })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('We could not reach the club. Check your connection and try again.')
  await screen.getByRole('button', { name: 'Stay signed in' }).click()
  expect(onExtend).toHaveBeenCalledTimes(1)
})
