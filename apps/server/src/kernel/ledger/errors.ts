import { constraintOf, sqlState } from '../database/index.ts'
import type { Posted } from './transfer.ts'
import { idempotencyError } from '../idempotency/errors.ts'

/** The account would fall below its floor; nothing was moved. */
export class InsufficientBalanceError extends Error {
  override readonly name = 'InsufficientBalanceError'
}

/**
 * The ledger knows the key of the transfer: it was posted before, and nothing was moved now. Thrown rather than
 * returned, so that a unit of work never continues as if it had been paid a second time.
 */
export class TransferReplayedError extends Error {
  override readonly name = 'TransferReplayedError'
  /** The transfer that was posted first. */
  readonly first: Posted

  constructor(first: Posted) {
    super('A transfer with this key was posted before.')
    this.first = first
  }
}

/** There is no transfer with this id. */
export class UnknownTransferError extends Error {
  override readonly name = 'UnknownTransferError'
}

/** The request has no live session. */
export class NoSessionError extends Error {
  override readonly name = 'NoSessionError'

  constructor(options?: ErrorOptions) {
    super('There is no live session.', options)
  }
}

/** The ledger's own error for a database error; any other error stays unchanged. */
export function ledgerError(error: unknown): unknown {
  if (constraintOf(error) === 'ledger_balances_floor')
    return new InsufficientBalanceError('The balance is too low.', { cause: error })
  const state = sqlState(error)
  if (state === 'PC401') return new NoSessionError({ cause: error })
  if (state === 'PC404') return new UnknownTransferError('There is no such transfer.', { cause: error })
  return idempotencyError(error)
}
