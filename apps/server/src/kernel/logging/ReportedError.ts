import type { LogFields } from './logger.ts'

/** An error with fields for the log: our ids and names and status codes, never what a person typed. */
export class ReportedError extends Error {
  override readonly name: string = 'ReportedError'
  readonly fields: LogFields

  constructor(message: string, fields: LogFields, options?: ErrorOptions) {
    super(message, options)
    this.fields = fields
  }
}
