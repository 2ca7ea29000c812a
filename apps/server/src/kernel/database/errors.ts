/**
 * The database cannot be read or written now, and a retry is right (503). Nothing was done, unless the connection was
 * lost during the commit: then the outcome is unknown.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  readonly reason: 'unreachable' | 'readOnly' | 'overloaded'

  constructor(reason: DatabaseUnavailableError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** The server cannot start on this data; the message says what to do. */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError'
}
