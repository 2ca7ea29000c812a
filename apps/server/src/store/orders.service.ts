import type { OrderEntry } from '@players-club/api-client/contract'
import {
  PAYMENT_RESULT_PATH,
  type Locale,
  type Order,
  type PaymentResponse,
} from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import { HOUR_MS } from '../kernel/clock/durations.ts'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal, refusalOf } from '../kernel/http/problem.ts'
import { type ValueRequest } from '../kernel/idempotency/request.ts'
import { beginForPlayer, endForPlayer, NoSessionError } from '../kernel/ledger/index.ts'
import type { LogFields } from '../kernel/logging/logger.ts'
import { requireAttempt } from '../kernel/limits/rateLimits.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import { findSessionByHash } from '../kernel/sessions/index.ts'
import type { NewPayment, PaymentProvider, PaymentVerdict } from '../providers/index.ts'
import type { OrderRow } from './changeOrder.ts'
import { cancelFailedPayment } from './cancelFailedPayment.ts'
import { FailedPaymentsRefusal } from './FailedPaymentsRefusal.ts'
import { asOrder, findOrder } from './findOrder.ts'
import { isOpen, isUnpaid } from './orderTransition.ts'
import { placeOrder } from './placeOrder.ts'
import { applyVerdict } from './settleOrder.ts'
import { requireOpenStore, type StoreDeps } from './store.service.ts'
import { storeOrders } from './store.tables.ts'

export interface OrdersDeps extends StoreDeps {
  secrets: Secrets
  /** Null if no payment provider is configured. */
  provider: PaymentProvider | null
  publicUrl: string
  /** Called for a payment that an operator has to look at. The fields name the order, and nothing about the player. */
  onAlarm: (event: string, fields: LogFields) => void
  /** Called when the provider does not answer or answers wrongly. */
  onUnreachable: (error: unknown, orderId: string) => void
  /** Called for each notice that changed nothing. */
  onUnchanged: (fields: LogFields) => void
}

export interface Submission {
  asker: { sessionHash: Uint8Array }
  request: ValueRequest
  body: OrderEntry
  locale: Locale
}

export const NOTICE_PATH = '/api/store/notices'

/** More orders than this are an attempt to try out stolen cards. */
const ORDERS = { bucket: 'store-orders', limit: 30, windowMs: HOUR_MS }
/** A page asks fifteen times about one order; beyond this the provider is not asked. */
const CHECKS = { bucket: 'store-checks', limit: 300, windowMs: HOUR_MS }

type Begun = { answer: PaymentResponse } | { order: OrderRow }

export const createOrders = (deps: OrdersDeps) => {
  const { database, clock, secrets, provider, publicUrl } = deps

  const begin = ({ asker, request, body, locale }: Submission, closed: Refusal | void): Promise<Begun> => {
    const now = clock.now()
    const { lottery } = deps
    return beginForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      if (closed) throw closed
      return { order: await placeOrder(tx, { playerId, request, body, locale, lottery, now }) }
    })
  }

  const cancelFailed = async (orderId: string): Promise<void> => {
    try {
      await cancelFailedPayment(deps, orderId)
    } catch (error) {
      deps.onUnreachable(error, orderId)
    }
  }

  /**
   * Begins an order. Failed payments are cancelled first, while no lock is held; the order is refused while one of them
   * can still be made.
   */
  const beginAlone = async (submission: Submission, closed: Refusal | void): Promise<Begun> => {
    try {
      return await begin(submission, closed)
    } catch (error) {
      if (!(error instanceof FailedPaymentsRefusal)) throw error
      await Promise.all(error.orderIds.map(cancelFailed))
      return begin(submission, closed)
    }
  }

  const paymentFor = (order: OrderRow, { body, locale }: Submission): NewPayment => {
    const { dateOfBirth, phone1, ...payer } = body.playerDetails
    return {
      orderId: order.id,
      amount: order.total,
      currency: deps.lottery.currency,
      description: order.items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', '),
      locale,
      payer: { ...payer, phone: phone1, birthDate: dateOfBirth },
      returnUrl: publicUrl + PAYMENT_RESULT_PATH,
      noticeUrl: publicUrl + NOTICE_PATH,
    }
  }

  /** The payment is opened while no lock is held. */
  const openPayment = async (order: OrderRow, submission: Submission): Promise<string> => {
    try {
      if (!provider) throw new Error('No payment provider is configured.')
      return (await provider.openPayment(paymentFor(order, submission))).paymentUrl
    } catch (error) {
      deps.onUnreachable(error, order.id)
      throw new Refusal('store.unavailable')
    }
  }

  const end = (
    { id, playerId }: OrderRow,
    paymentUrl: string,
    { request }: Submission,
  ): Promise<PaymentResponse> =>
    endForPlayer(database, { playerId, request, now: clock.now() }, async tx => {
      const [opened] = await tx
        .update(storeOrders)
        .set({ state: 'pending', paymentUrl })
        .where(and(eq(storeOrders.id, id), eq(storeOrders.state, 'created')))
        .returning({ id: storeOrders.id })
      if (!opened && isUnpaid(await findOrder(tx, playerId, id))) throw new Refusal('store.orderOver')
      return { paymentUrl, transactionId: id }
    })

  /** Asks the provider about an order, and applies its verdict; without an answer the order stays unchanged. */
  const ask = async (
    playerId: string,
    id: string,
    canChange: (order: OrderRow) => boolean,
    question: (provider: PaymentProvider) => Promise<PaymentVerdict>,
  ): Promise<Order> => {
    const own = (tx: Tx) => findOrder(tx, playerId, id)
    const order = await database.unitOfWork(own)
    if (!canChange(order)) return asOrder(order)
    await requireAttempt(database, CHECKS, { playerId, secrets, now: clock.now() })
    try {
      if (!provider) throw new Error('No payment provider is configured.')
      await applyVerdict(deps, await question(provider))
    } catch (error) {
      deps.onUnreachable(error, id)
    }
    return asOrder(await database.unitOfWork(own))
  }

  return {
    /**
     * Submits an order: cancels the failed payments of the day, stores the order, opens its payment, and returns the payment
     * page. A repeated request continues an interrupted order; without one the reconciler closes it.
     */
    async submitOrder(submission: Submission): Promise<PaymentResponse> {
      const now = clock.now()
      const session = await findSessionByHash(database, submission.asker.sessionHash, now)
      if (!session) throw new NoSessionError()
      // A repeated request gets its first answer, whatever is closed by then.
      const closed = await requireOpenStore(deps, session).catch(refusalOf)
      await requireAttempt(database, ORDERS, { playerId: session.playerId, secrets, now })
      const begun = await beginAlone(submission, closed)
      const order =
        'order' in begun
          ? begun.order
          : await database.unitOfWork(tx => findOrder(tx, session.playerId, begun.answer.transactionId))
      // Ended meanwhile: this request is over, although its answer is stored, and a new one can order again.
      // For a paid order the provider's page says so: it must not be paid twice.
      if (isUnpaid(order)) throw new Refusal('store.orderOver')
      if ('answer' in begun) return begun.answer
      return end(begun.order, await openPayment(begun.order, submission), submission)
    },

    getOrder: async (playerId: string, id: string): Promise<Order> =>
      asOrder(await database.unitOfWork(tx => findOrder(tx, playerId, id))),

    /** A failed order may be paid by now: a declined card can be retried. */
    checkOrder: (playerId: string, id: string): Promise<Order> =>
      ask(
        playerId,
        id,
        order => isOpen(order) || isUnpaid(order),
        payments => payments.readPayment(id),
      ),

    cancelOrder: (playerId: string, id: string): Promise<Order> =>
      ask(playerId, id, isOpen, payments => payments.cancelPayment(id)),
  }
}

export type Orders = ReturnType<typeof createOrders>
