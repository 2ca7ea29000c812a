export { errorFields } from './errorFields.ts'
export { createLogger } from './logger.ts'
export type { LogFields, Logger, LoggerOptions } from './logger.ts'
export { ReportedError } from './ReportedError.ts'
