import {
  creditedTicket,
  pendingTicketResult,
  refusedTicket,
  richTicketResult,
} from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { TicketDetailsDialog } from './TicketDetailsDialog.tsx'

const INVALID = /What you typed does not belong to any ticket/

test('[HISTORY-003] the dialog shows everything that a ticket earned', async () => {
  const entry = { ...creditedTicket, points: 300, result: richTicketResult }
  const screen = await renderUi(<TicketDetailsDialog isOpen entry={entry} onClose={() => {}} />)
  const dialog = screen.getByRole('dialog', { name: 'Copper Canyon Cash' })
  await expect.element(dialog.getByText(/No\. 1432-000017-123 · November 19, 2026/)).toBeVisible()
  await expect.element(dialog.getByText(/300 Points/)).toBeVisible()
  await expect.element(dialog.getByText(/Saguaro Summer second chance/)).toBeVisible()
})

test('[CONST-010] pending points say how long they may take', async () => {
  const entry = { ...creditedTicket, state: 'PENDING' as const, result: pendingTicketResult }
  const screen = await renderUi(<TicketDetailsDialog isOpen entry={entry} onClose={() => {}} />)
  await expect.element(screen.getByText(/50 Points\. Points may take up to 48 hours/)).toBeVisible()
})

test.each([
  ['a draw ticket', 'AB12CDE34FGHI56JKLMN78OPQ', /This code does not belong to any draw ticket/],
  ['a quick card', '639299123456789012345678901234', INVALID],
  ['a scratcher', '1432000017123', INVALID],
])(
  '[HISTORY-003] [ERR-036] the invalid code of %s shows the error of its entry form',
  async (_, ticketCode, words) => {
    const entry = { ...refusedTicket, ticketCode, reason: 'invalid' }
    const screen = await renderUi(<TicketDetailsDialog isOpen entry={entry} onClose={() => {}} />)
    await expect.element(screen.getByText(words)).toBeVisible()
  },
)

test('a refused ticket says why', async () => {
  const screen = await renderUi(<TicketDetailsDialog isOpen entry={refusedTicket} onClose={() => {}} />)
  await expect.element(screen.getByText(/This ticket is too old to be entered/)).toBeVisible()
})
