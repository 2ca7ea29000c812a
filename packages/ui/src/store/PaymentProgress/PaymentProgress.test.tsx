import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PaymentProgress } from './PaymentProgress.tsx'

test('a payment that is being confirmed is announced, and an unsettled one can be checked again', async () => {
  const onCheckAgain = vi.fn()
  const screen = await renderUi(<PaymentProgress payment={null} onCheckAgain={onCheckAgain} />)
  const status = screen.getByRole('status').first()
  await expect.element(status).toHaveTextContent('')
  await screen.rerender(<PaymentProgress payment="checking" onCheckAgain={onCheckAgain} />)
  await expect.element(status.getByText('Confirming your payment…')).toBeVisible()
  await screen.rerender(<PaymentProgress payment="unsettled" onCheckAgain={onCheckAgain} />)
  await expect.element(status.getByText('Your payment is not confirmed yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Check again' }).click()
  expect(onCheckAgain).toHaveBeenCalledOnce()
})
