import { addToCart, emptyCart } from './Cart.ts'
import type { OpenOrder, Order, PaymentResponse, ThresholdStatus } from './Order.ts'
import type { TokenBundle } from './TokenBundle.ts'

const bundle = (id: number, key: string, title: string, amount: number, price: number): TokenBundle => ({
  ...{ id, key, title, amount, price },
  image: `/media/api/file/store/${key}.svg`,
})

/** The three bundles of tokens that the store sells. */
export const catalogFixture = [
  bundle(1, 'pocketful', 'Pocketful', 5000, 500),
  bundle(2, 'saddlebag', 'Saddlebag', 10_500, 1000),
  bundle(3, 'strongbox', 'Strongbox', 27_500, 2500),
] as const

/** A cart with two bundles of one kind and one of another. */
export const cartFixture = addToCart(
  addToCart(addToCart(emptyCart, catalogFixture[0]), catalogFixture[0]),
  catalogFixture[1],
)

/** The answer for a total that a player may still spend today. */
export const withinLimit: ThresholdStatus = {
  isLimitReached: false,
  totalAmount: 2000,
  limit: 10_000,
  openOrder: null,
}
/** The answer for a total over what a player may spend in a day. */
export const overLimit: ThresholdStatus = {
  isLimitReached: true,
  totalAmount: 11_500,
  limit: 10_000,
  openOrder: null,
}

/** The answer to a new order: where it is paid. */
export const paymentFixture: PaymentResponse = {
  paymentUrl: 'https://pay.example/pay/0199aa00',
  transactionId: '0199aa00-0000-7000-8000-0000000000c1',
}

/** An order that is paid. */
export const paidOrder: Order = {
  transactionId: paymentFixture.transactionId,
  state: 'paid',
  items: cartFixture.selectedItems,
  total: cartFixture.total,
  tokens: 20_500,
  createdDate: '2026-03-04T19:00:00.000Z',
  reason: null,
}

/** An order that waits for its payment. */
export const openOrderFixture: OpenOrder = { ...paymentFixture, total: 10_000 }
/** The answer for a total that is too much together with an order that waits for its payment. */
export const overLimitByOpenOrder = {
  isLimitReached: true,
  totalAmount: 12_000,
  limit: 10_000,
  openOrder: openOrderFixture,
} satisfies ThresholdStatus
