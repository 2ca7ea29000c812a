import { TICKET_KINDS } from '@players-club/domain-models'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { TicketHelpDialog } from './TicketHelpDialog.tsx'

test('[TICKET-002] the dialog shows in tabs where the codes are, starting with the current kind', async () => {
  const onClose = vi.fn()
  const screen = await renderUi(
    <TicketHelpDialog isOpen kinds={TICKET_KINDS} kind="draw" onClose={onClose} />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Where the codes are' })
  await expect.element(dialog.getByRole('tab', { selected: true })).toHaveTextContent('Jackpot draw ticket')
  await dialog.getByRole('tab', { name: 'Scratch ticket' }).click()
  await expect.element(dialog.getByText(/scratch the box with the word VOID/)).toBeVisible()
  await expect.element(dialog.getByRole('img')).toHaveAccessibleName(/A scratch ticket/)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
