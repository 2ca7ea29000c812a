export {
  addToCart,
  cart,
  cartItem,
  decrementInCart,
  emptyCart,
  removeFromCart,
  repricedCart,
  tokensInCart,
  withoutBought,
} from './Cart.ts'
export type { Cart, CartItem } from './Cart.ts'
export {
  BUNDLE_QUANTITY_MAX,
  CARD_HOLDER_MAX,
  PAYMENT_CHECKS,
  PAYMENT_OPEN_MS,
  TOKEN_BUNDLE_FROM,
} from './constants.ts'
export { isOrderSettled, openOrder, order, ORDER_STATES, paymentResponse, thresholdStatus } from './Order.ts'
export type { OpenOrder, Order, OrderState, PaymentResponse, ThresholdStatus } from './Order.ts'
export { isCardHolder, isCardZip } from './paymentEntry.ts'
export { CHECKSUM_ERROR, PAYMENT_RESULT_PATH, paymentResultOf, readPaymentResult } from './paymentResult.ts'
export type { PaymentResult } from './paymentResult.ts'
export { tokenBundle } from './TokenBundle.ts'
export type { TokenBundle } from './TokenBundle.ts'
