import type { Order } from '@players-club/domain-models'
import { paidOrder } from '@players-club/domain-models/fixtures'
import { offline } from '@players-club/api-client/fakes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const transactionId = '0199aa00-0000-7000-8000-0000000000d5'
const checkAgain = () => main.getByRole('button', { name: 'Check again' })

const orderIn = (state: Order['state']): Order => ({ ...paidOrder, transactionId, state })
const tokens = (balance: number) => ({ balance, currency: 'TOKEN' as const, userKey: 'verified', id: '1' })

const openReceipt = (order: Order | null, answers: PageOptions['answers'] = {}) =>
  openPage('/lucky-lounge/store-payment-success', {
    player: 'verified',
    state: order && { transactionId },
    answers: {
      ...(order && { 'store.getOrder': order }),
      'lounge.getUserTokens': tokens(3100),
      ...answers,
    },
  })

test('shows the tokens, the bundles, the total and the number of a paid order', async () => {
  const { asked } = await openReceipt(orderIn('paid'))
  await expect.element(main.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  await expect.element(main.getByText('20,500 tokens are in your balance. Have fun!')).toBeVisible()
  await expect.element(main.getByText('Total: 20,500 tokens')).toBeVisible()
  await expect.element(main.getByText('$20.00')).toBeVisible()
  await expect.element(main.getByText(`Transaction ID: ${transactionId}`)).toBeVisible()
  await expect.element(main.getByRole('link', { name: '3,100 Tokens' })).toBeVisible()
  expect(checkAgain().query()).toBeNull()
  expect(asked('store.getOrder').map(({ params }) => params)).toEqual([{ transactionId }])
})

test('shows an order as pending until "Check again" finds it paid, and shows the new balance with it', async () => {
  let order = orderIn('pending')
  let balance = 3100
  const { asked } = await openReceipt(order, {
    'store.getOrder': () => order,
    'lounge.getUserTokens': () => tokens(balance),
    'store.checkOrder': () => {
      order = orderIn('paid')
      balance = 23_600
      return order
    },
  })
  await expect.element(main.getByRole('heading', { name: 'Payment not confirmed yet' })).toBeVisible()
  expect(main.getByText('Payment successful').query()).toBeNull()
  await checkAgain().click()
  await expect.element(main.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: '23,600 Tokens' })).toBeVisible()
  expect(asked('store.checkOrder').map(({ params }) => params)).toEqual([{ transactionId }])
})

test.each([
  ['a declined order', 'failed', 'This order was not paid', true],
  ['a voided order', 'cancelled', 'This order was not paid', true],
  ['an order whose time is over', 'expired', 'This order was not paid', true],
  ['a disputed order', 'disputed', 'We are looking into this payment', false],
  ['an order that a person closed', 'closed', 'We have looked into this payment', false],
] as const)('shows %s as what it is, and never as a success', async (_, state, heading, canBeChecked) => {
  await openReceipt(orderIn(state))
  await expect.element(main.getByRole('heading', { name: heading })).toBeVisible()
  expect(main.getByText('Payment successful').query()).toBeNull()
  expect(checkAgain().elements()).toHaveLength(canBeChecked ? 1 : 0)
})

test('shows no payment without a transaction id', async () => {
  const { asked } = await openReceipt(null)
  await expect.element(main.getByRole('heading', { name: 'No payment to show' })).toBeVisible()
  expect(asked('store.getOrder')).toEqual([])
})

test('offers a retry where the order cannot be read', async () => {
  const { club } = await openReceipt(orderIn('paid'), { 'store.getOrder': offline })
  const again = main.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  club.browser.server.answer({ 'store.getOrder': orderIn('paid') })
  await again.click()
  await expect.element(main.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
})

test('posts the parameters of the payment’s return address to the page around the frame', async () => {
  const received = new Promise<MessageEvent>(resolve =>
    window.parent.addEventListener('message', resolve, { once: true }),
  )
  await openPage(`/lucky-lounge/store/pay?result=failed&transactionId=${transactionId}&errorKey=declined`)
  await expect.element(page.getByText('One moment, you are being taken back to the club.')).toBeVisible()
  const { data, origin } = await received
  expect(origin).toBe(window.location.origin)
  expect(data).toEqual({ from: 'store-payment', result: 'failed', transactionId, errorKey: 'declined' })
})
