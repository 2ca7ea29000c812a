import type { ErrorMessage } from '@players-club/api-client'
import type {
  LocationOutcome,
  LocationRefusal,
  OpenOrder,
  Order,
  PaymentResponse,
  PaymentResult,
  ThresholdStatus,
} from '@players-club/domain-models'
import type { Abandon, Step } from '../../club/machine/Machine.ts'
import type { OpenPayment } from './openPayment.ts'
import type { Ordering } from './orderOf.ts'

/** What is sent, and the key it is sent under: the same for every attempt at the same. */
export interface Attempt {
  readonly key: string
  readonly ordering: Ordering
  /** The order as one text, to know it again. */
  readonly content: string
}

interface Unpaid {
  /** It may have arrived although its answer did not. Only an answer of its own settles that. */
  readonly lost: Attempt | null
}

/** What the player has decided about an open order. */
export interface Decision {
  readonly order: OpenOrder
  readonly decision: 'continue' | 'cancel'
}

/** Where the payment of a cart is: not begun, at the location or the order, in its frame, or being checked. */
export type PayState =
  | (Unpaid & { readonly at: 'idle' })
  | (Unpaid & { readonly at: 'locating'; readonly attempt: Attempt })
  | (Unpaid & { readonly at: 'locationRefused'; readonly locationRefusal: LocationRefusal })
  | (Unpaid & { readonly at: 'ordering'; readonly attempt: Attempt })
  /** The order was refused over the limit, and whether an open one takes it up is being asked. */
  | (Unpaid & { readonly at: 'overLimit'; readonly message: ErrorMessage })
  /** The outcome of an open order is requested, to continue or cancel it. */
  | (Unpaid & Decision & { readonly at: 'deciding' })
  | { readonly at: 'paying'; readonly payment: PaymentResponse }
  /** The frame is closed, and the outcome of the payment is requested, or the payment is given up. */
  | (OpenPayment & { readonly at: 'checking'; readonly asks: 'check' | 'cancel'; readonly checks: number })
  /** Nothing is ordered until the outcome of the payment is known. */
  | (OpenPayment & { readonly at: 'unsettled' })
  /** The page of the order is being loaded. */
  | { readonly at: 'leaving'; readonly transactionId: string; readonly checks: number }

export type PayEvent =
  /** The player left a payment before its outcome was known, and is back. */
  | { readonly type: 'payment-found'; readonly payment: OpenPayment }
  | { readonly type: 'pay-requested'; readonly attempt: Attempt }
  | { readonly type: 'located'; readonly outcome: LocationOutcome }
  | { readonly type: 'refused'; readonly message: ErrorMessage; readonly isRefusal: boolean }
  | { readonly type: 'ordered'; readonly payment: PaymentResponse }
  | { readonly type: 'result-received'; readonly result: PaymentResult }
  | { readonly type: 'frame-closed' }
  /** Another tab has paid for what is in the cart, or emptied it. */
  | { readonly type: 'cart-emptied' }
  | { readonly type: 'order-read'; readonly order: Order }
  | { readonly type: 'order-unread'; readonly message: ErrorMessage }
  | { readonly type: 'order-unknown' }
  | { readonly type: 'check-due' }
  | { readonly type: 'check-requested' }
  | { readonly type: 'navigation-failed' }
  | { readonly type: 'location-seen' }
  /** Null if it could not be read. */
  | { readonly type: 'limit-read'; readonly status: ThresholdStatus | null }
  | ({ readonly type: 'open-order-decided' } & Decision)

export type PayEffect =
  | { readonly type: 'locate' }
  /** A retry repeats an order whose answer was lost. */
  | { readonly type: 'order'; readonly attempt: Attempt; readonly isRetry: boolean }
  /** Remembers a payment beyond this page, until it is forgotten. */
  | { readonly type: 'keep'; readonly payment: OpenPayment }
  | { readonly type: 'forget'; readonly transactionId: string }
  | { readonly type: 'check'; readonly transactionId: string }
  /** Gives the payment up, and reads its outcome. */
  | { readonly type: 'cancel'; readonly transactionId: string }
  | { readonly type: 'wait' }
  | { readonly type: 'readLimit' }
  /** Shows the open order that takes up the limit. */
  | { readonly type: 'keepLimit'; readonly status: ThresholdStatus }
  | { readonly type: 'showCancelled' }
  | { readonly type: 'showMessage'; readonly message: ErrorMessage; readonly isShort?: boolean }
  /** Has the cart take the prices of today. */
  | { readonly type: 'refreshCatalog' }
  | { readonly type: 'finish'; readonly order: Order }
  | { readonly type: 'toStore' }

export type PayStep = Step<PayState, PayEffect | Abandon>
