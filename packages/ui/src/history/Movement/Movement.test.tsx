import { drawingEntry, loungeWinnings, tokenPurchase } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Happened } from './Happened.tsx'
import { Movement } from './Movement.tsx'
import { SignedAmount } from './SignedAmount.tsx'

test('[LLHIST-010] a credit of 120 with a bonus of 20 shows the bonus, the total and winnings of 100', async () => {
  const screen = await renderUi(<Movement movement={loungeWinnings} unit="tokens" />)
  await expect.element(screen.getByText('Game winnings: +100 Tokens')).toBeVisible()
  await expect.element(screen.getByText('Bonus: +20 Tokens')).toBeVisible()
  await expect.element(screen.getByText('Total: +120 Tokens')).toBeVisible()
  await screen.rerender(<Movement movement={loungeWinnings} unit="tokens" showsBonus={false} />)
  await expect.element(screen.getByText(/Bonus/)).not.toBeInTheDocument()
})

test('[LLHIST-011] a debit shows a minus sign', async () => {
  const screen = await renderUi(<SignedAmount amount={-50} unit="tokens" />)
  await expect.element(screen.getByText('−50 Tokens', { exact: true })).toBeVisible()
  await screen.rerender(<SignedAmount amount={1} unit="points" />)
  await expect.element(screen.getByText('+1 Point', { exact: true })).toBeVisible()
})

test('[LLHIST-012] [LLHIST-013] [LLHIST-014] a purchase is shown in whole dollars and its bonus entries as free', async () => {
  const screen = await renderUi(<Movement movement={tokenPurchase} unit="tokens" />)
  await expect.element(screen.getByText('Paid $5', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('5 Entries · Free', { exact: true })).toBeVisible()
  await screen.rerender(<Movement movement={drawingEntry} unit="tokens" />)
  await expect.element(screen.getByText('1 Entry', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/Free/)).not.toBeInTheDocument()
})

test('[LLHIST-015] the id of a transaction is shown when the club’s configuration shows it', async () => {
  const screen = await renderUi(<Movement movement={tokenPurchase} unit="tokens" />)
  await expect.element(screen.getByText('Transaction CSL-7F3A-0041')).toBeVisible()
  await screen.rerender(<Movement movement={tokenPurchase} unit="tokens" showsTransactionId={false} />)
  await expect.element(screen.getByText(/CSL-7F3A/)).not.toBeInTheDocument()
})

test('[CONST-002] a moment is shown in the time zone of Phoenix', async () => {
  const screen = await renderUi(<Happened at="2026-11-21T05:30:00Z" />)
  const time = screen.container.querySelector('time')
  expect(time?.textContent?.replaceAll(/\s/g, ' ')).toBe('Nov 20, 2026 10:30 PM')
})
