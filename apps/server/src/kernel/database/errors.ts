/** The database cannot be read or written now; nothing was done, and a retry is right (503). */
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
