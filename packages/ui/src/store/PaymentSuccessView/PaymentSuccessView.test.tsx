import { paidOrder } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PaymentSuccessView, type PaymentSuccessViewProps } from './PaymentSuccessView.tsx'

let leave: (() => Promise<void>) | undefined

async function success(props: Partial<PaymentSuccessViewProps> = {}) {
  const [onRetry, onCheck] = [vi.fn(), vi.fn()]
  await leave?.()
  const screen = await renderUi(
    <PaymentSuccessView
      isSignedIn
      tokens={25_500}
      transactionId={paidOrder.transactionId}
      order={paidOrder}
      error={null}
      isChecking={false}
      hasReturnPage={false}
      onRetry={onRetry}
      onCheck={onCheck}
      {...props}
    />,
  )
  leave = screen.unmount
  return { screen, onRetry, onCheck, title: screen.getByRole('heading', { level: 1 }) }
}

test('[PAY-005] the order and its transaction id are shown', async () => {
  const { screen, title } = await success()
  await expect.element(title).toHaveTextContent('Payment successful')
  await expect.element(screen.getByText('20,500 tokens are in your balance. Have fun!')).toBeVisible()
  await expect.element(screen.getByText(`Transaction ID: ${paidOrder.transactionId}`)).toBeVisible()
  await expect.element(screen.getByText(/2 × Pocketful/)).toBeVisible()
})

test.each([
  ['Go to the Lucky Lounge', '/lucky-lounge'],
  ['Back to the store', '/lucky-lounge/store'],
  ['Go home', '/'],
])('[PAY-006] the link %s leads to %s', async (name, href) => {
  const { screen } = await success()
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('[LOBBY-007] a player who left a game to buy tokens sees the link back to it', async () => {
  const name = 'Continue where you left off'
  const usual = await success()
  expect(usual.screen.getByRole('link', { name }).query()).toBeNull()
  const { screen } = await success({ hasReturnPage: true })
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/redirect-back')
})

test('the page celebrates only a paid order', async () => {
  const none = await success({ transactionId: null, order: undefined })
  await expect.element(none.title).toHaveTextContent('No payment to show')
  const pending = await success({ order: { ...paidOrder, state: 'pending' } })
  await expect.element(pending.title).toHaveTextContent('Payment not confirmed yet')
  const unpaid = await success({ order: { ...paidOrder, state: 'failed' } })
  await expect.element(unpaid.title).toHaveTextContent('This order was not paid')
  const disputed = await success({ order: { ...paidOrder, state: 'disputed' } })
  await expect.element(disputed.title).toHaveTextContent('We are looking into this payment')
  expect(disputed.screen.getByText(/nothing was charged|no tokens/i).query()).toBeNull()
  const closed = await success({ order: { ...paidOrder, state: 'closed' } })
  await expect.element(closed.title).toHaveTextContent('We have looked into this payment')
  expect(closed.screen.getByText(/nothing was charged|no tokens/i).query()).toBeNull()
})

test.each(['pending', 'failed', 'cancelled', 'expired'] as const)(
  'an order that is %s can be checked again, because it may be paid by now',
  async state => {
    const { screen, onCheck } = await success({ order: { ...paidOrder, state } })
    await screen.getByRole('button', { name: 'Check again' }).click()
    expect(onCheck).toHaveBeenCalledOnce()
  },
)

test.each(['paid', 'disputed', 'closed'] as const)(
  'an order that is %s cannot be checked again',
  async state => {
    const { screen } = await success({ order: { ...paidOrder, state } })
    expect(screen.getByRole('button', { name: 'Check again' }).query()).toBeNull()
  },
)

test('an order that could not be loaded can be retried', async () => {
  const { screen, onRetry } = await success({ order: undefined, error: { key: 'error.offline' } })
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
