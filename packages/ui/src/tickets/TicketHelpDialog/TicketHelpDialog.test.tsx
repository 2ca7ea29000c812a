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

test('[TICKET-005] each tab has a sample image, a link to the eligible games and a consent text', async () => {
  const screen = await renderUi(
    <TicketHelpDialog isOpen kinds={TICKET_KINDS} kind="scratch" onClose={() => {}} />,
  )
  const dialog = screen.getByRole('dialog')
  const games = dialog.getByRole('link', { name: 'Which games count?' })
  for (const [tab, href, consent] of [
    ['Scratch ticket', '/games/types/1', /keep a winning one/],
    ['Fast play', '/games/types/5', /Check it for a prize first/],
    ['Jackpot draw ticket', '/games/types/2', /It can be entered once; keep it/],
    ['Quick draw', '/games/types/7', /however many drawings it is for/],
    ['Quick card', '/games/types/2', /the card is yours/],
  ] as const) {
    await dialog.getByRole('tab', { name: tab }).click()
    await expect.element(dialog.getByRole('img')).toBeVisible()
    await expect.element(games).toHaveAttribute('href', href)
    await expect.element(dialog.getByText(consent)).toBeVisible()
  }
})
