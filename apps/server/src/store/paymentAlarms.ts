import { errorFields } from '../kernel/logging/errorFields.ts'
import { type LogFields, type Logger } from '../kernel/logging/logger.ts'
import type { PaymentVerdict } from '../providers/index.ts'
import type { OrderRow, OrderState } from './changeOrder.ts'

/** A payment that an operator has to look at. The fields name the order, and nothing about the player. */
export class PaymentAlarm extends Error {
  override readonly name = 'PaymentAlarm'
  readonly fields: LogFields

  constructor(event: string, fields: LogFields) {
    super(event)
    this.fields = fields
  }
}

export const disputedPayment = (
  { order, from }: { order: Pick<OrderRow, 'id' | 'total'>; from: OrderState },
  { status, amount, currency }: Pick<PaymentVerdict, 'status' | 'amount' | 'currency'>,
): PaymentAlarm =>
  new PaymentAlarm('payment disputed', {
    orderId: order.id,
    state: from,
    ...{ status, amount, currency },
    total: order.total,
  })

export const unknownPayment = ({ orderId, status }: Pick<PaymentVerdict, 'orderId' | 'status'>) =>
  new PaymentAlarm('payment of an unknown order', { orderId, status })

export const unreadableNotice = (orderId: string | null) =>
  new PaymentAlarm('payment notice not understood', { orderId })

/** How the store logs its payments. */
export const paymentLog = (logger: Logger) => ({
  onUnreachable: (error: unknown, orderId?: string) =>
    error instanceof PaymentAlarm
      ? logger.error(error.message, error.fields)
      : logger.warn('payment not settled', { orderId, ...errorFields(error) }),
  onUnchanged: (fields: LogFields) => logger.info('payment notice changed nothing', fields),
})
