import { goodTicketResult, pendingTicketResult, richTicketResult } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { TicketResultDialog } from './TicketResultDialog.tsx'

const usual = {
  isOpen: true,
  outcome: 'success',
  result: goodTicketResult,
  origin: null,
  onClose: () => {},
} as const

test('[TICKET-007] [TICKET-013] a success shows the game, the points and the next steps', async () => {
  const onClose = vi.fn()
  const screen = await renderUi(<TicketResultDialog {...usual} onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: 'You earned 50 points!' })
  await expect.element(dialog.getByText('Copper Canyon Cash', { exact: true })).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'See your points' }))
    .toHaveAttribute('href', '/history?tab=tickets')
  await dialog.getByRole('button', { name: 'Enter another ticket' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

test('[TICKET-007] a success shows the picture of the game, or a drawing when there is none', async () => {
  const graphicImageUrl = `data:image/svg+xml,${encodeURIComponent(DOT)}`
  const screen = await renderUi(
    <TicketResultDialog {...usual} result={{ ...goodTicketResult, graphicImageUrl }} />,
  )
  const picture = screen.getByRole('presentation')
  await expect.element(picture).toHaveAttribute('src', graphicImageUrl)
  await screen.rerender(<TicketResultDialog {...usual} />)
  await expect.element(picture).not.toBeInTheDocument()
})

test('[TICKET-008] entries, collections and games are listed, and a player who came from another page can go back', async () => {
  const screen = await renderUi(
    <TicketResultDialog {...usual} result={richTicketResult} origin="/promotion/310" />,
  )
  const brought = screen.getByRole('list', { name: 'What you got' })
  await expect.element(brought.getByText('5 entries into Saguaro Summer second chance')).toBeVisible()
  await expect.element(brought.getByText('This ticket counts for your collection.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Go back' }))
    .toHaveAttribute('href', '/promotion/310')
})

test('[TICKET-013] [CONST-010] pending points are promised within 48 hours', async () => {
  const screen = await renderUi(
    <TicketResultDialog {...usual} outcome="pending" result={pendingTicketResult} />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Your points are on the way' })
  await expect.element(dialog.getByText(/50 points are on the way: it may take up to 48 hours/)).toBeVisible()
  await expect
    .element(screen.getByText(/You earned|Your ticket is entered|\(game \d+\)/))
    .not.toBeInTheDocument()
})

test('[TICKET-013] a success does not claim that points are pending', async () => {
  const screen = await renderUi(<TicketResultDialog {...usual} />)
  await expect.element(screen.getByText(/^Your Copper Canyon Cash ticket .* is entered\.$/)).toBeVisible()
  await expect.element(screen.getByText(/are on the way/)).not.toBeInTheDocument()
})

test('a ticket without prizes is confirmed too', async () => {
  const screen = await renderUi(
    <TicketResultDialog {...usual} result={{ ...goodTicketResult, prizes: [] }} />,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Your ticket is entered' })).toBeVisible()
})
