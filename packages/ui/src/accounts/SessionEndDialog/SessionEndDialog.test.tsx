import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import type { SessionEndDialogProps } from './SessionEndDialog.tsx'
import { SessionEndDialog } from './SessionEndDialog.tsx'

async function renderDialog(props: Partial<SessionEndDialogProps> = {}) {
  const onExtend = vi.fn()
  const screen = await renderUi(
    <SessionEndDialog
      isOpen
      secondsLeft={120}
      isExtending={false}
      isRefused={false}
      isLast={false}
      onExtend={onExtend}
      {...props}
    />,
  )
  return { screen, onExtend, dialog: screen.getByRole('alertdialog', { name: 'Are you still there?' }) }
}

test.each(['{Enter}', ' ', '{Escape}'])('one press of %s extends the session', async key => {
  const { dialog, onExtend } = await renderDialog()
  await expect.element(dialog.getByRole('button', { name: 'Stay signed in' })).toHaveFocus()
  await userEvent.keyboard(key)
  expect(onExtend).toHaveBeenCalledTimes(1)
})

test('the time that is left is part of the dialog’s description', async () => {
  const { dialog } = await renderDialog({ secondsLeft: 105 })
  await expect.element(dialog).toHaveAccessibleDescription(/sign you out in 1 minute 45 seconds\./)
})

test('the time is announced again at one minute and at 15 seconds, not every second', async () => {
  const dialogWith = (secondsLeft: number) => (
    <SessionEndDialog
      isOpen
      {...{ secondsLeft }}
      isExtending={false}
      isRefused={false}
      isLast={false}
      onExtend={vi.fn()}
    />
  )
  const screen = await renderUi(dialogWith(120))
  const status = screen.getByRole('status').first()
  const said: (string | null)[] = []
  for (const seconds of [61, 60, 59, 16, 15, 1]) {
    await screen.rerender(dialogWith(seconds))
    said.push(status.element().textContent)
  }
  expect(said).toEqual([
    '',
    ...Array(3).fill('We will sign you out in 1 minute.'),
    ...Array(2).fill('We will sign you out in 15 seconds.'),
  ])
})

test('a pending dialog does not extend the session twice', async () => {
  const { dialog, onExtend } = await renderDialog({ isExtending: true })
  await expect.element(dialog.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Escape}')
  expect(onExtend).not.toHaveBeenCalled()
})

test('a refusal is announced with a next step and the request can be retried', async () => {
  const { screen, onExtend } = await renderDialog({ isRefused: true })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('That did not work. Try again.')
  await screen.getByRole('button', { name: 'Stay signed in' }).click()
  expect(onExtend).toHaveBeenCalledTimes(1)
})

test('the end of the longest time is announced without the offer to stay', async () => {
  const { screen, onExtend } = await renderDialog({ isLast: true, secondsLeft: 105 })
  const dialog = screen.getByRole('alertdialog', { name: 'Your session ends soon' })
  await expect.element(dialog).toHaveAccessibleDescription(/sign you out in 1 minute 45 seconds\./)
  await expect.element(screen.getByRole('button', { name: 'Stay signed in' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'OK' }).click()
  expect(onExtend).toHaveBeenCalledTimes(1)
})
