import { errorFields } from '../kernel/logging/errorFields.ts'
import { type LogFields, type Logger } from '../kernel/logging/logger.ts'

/** How the store logs its payments. */
export const paymentLog = (logger: Logger) => ({
  onAlarm: (event: string, fields: LogFields) => logger.error(event, fields),
  onUnreachable: (error: unknown, orderId: string) =>
    logger.warn('payment not settled', { orderId, ...errorFields(error) }),
  onUnchanged: (fields: LogFields) => logger.info('payment notice changed nothing', fields),
})
