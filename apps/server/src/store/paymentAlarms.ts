import { errorFields } from '../kernel/logging/errorFields.ts'
import { type LogFields, type Logger } from '../kernel/logging/logger.ts'

/** A payment that an operator has to look at. The fields name the order, and nothing about the player. */
export class PaymentAlarm extends Error {
  override readonly name = 'PaymentAlarm'
  readonly fields: LogFields

  constructor(event: string, fields: LogFields) {
    super(event)
    this.fields = fields
  }
}

/** How the store logs its payments. */
export const paymentLog = (logger: Logger) => ({
  onUnreachable: (error: unknown, orderId?: string) =>
    error instanceof PaymentAlarm
      ? logger.error(error.message, error.fields)
      : logger.warn('payment not settled', { orderId, ...errorFields(error) }),
  onUnchanged: (fields: LogFields) => logger.info('payment notice changed nothing', fields),
})
