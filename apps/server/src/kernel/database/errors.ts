/** The data cannot be reached or written now; nothing was done, and trying again later is right (503). */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  readonly reason: 'unreachable' | 'readOnly' | 'overloaded'

  constructor(reason: DatabaseUnavailableError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** The server cannot start on this data; the message says in a sentence what to do. */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError'
}
