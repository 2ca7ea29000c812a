import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnavailableError } from './errors.ts'
import { rootError, sqlState, systemCode } from './sqlState.ts'

const ATTEMPTS = 6
const FIRST_PAUSE_MS = 4

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const READ_ONLY = '25006'
const OVERLOADED = new Set(['57014', '55P03', '53300', '53200'])
const UNREACHABLE = new Set(['57P01', '57P02', '57P03', '53100', '58030'])
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])

const inside = new AsyncLocalStorage<true>()

/** Whether the caller runs inside a unit of work, where no external service may be called. */
export function isInsideUnitOfWork(): boolean {
  return inside.getStore() === true
}

/**
 * Runs `attempt` as a unit of work: retried as a whole after a deadlock or serialization failure, a few times, with
 * jitter.
 */
export async function runUnitOfWork<T>(attempt: () => Promise<T>): Promise<T> {
  if (isInsideUnitOfWork()) throw new Error('A unit of work was begun inside another one.')
  for (let count = 1; ; count += 1) {
    try {
      return await inside.run(true, attempt)
    } catch (error) {
      const state = sqlState(error)
      const isBrokenOff = state === SERIALIZATION_FAILURE || state === DEADLOCK
      if (!isBrokenOff) throw asUnavailable(error)
      if (count === ATTEMPTS) {
        throw new DatabaseUnavailableError('overloaded', 'Too many units of work met on the same rows.', {
          cause: error,
        })
      }
    }
    await pause(Math.random() * FIRST_PAUSE_MS * 2 ** count)
  }
}

const MESSAGES = {
  readOnly: 'The database only answers reads at the moment',
  overloaded: 'The database did not answer in time, or is overloaded',
  unreachable: 'The database cannot be reached',
}

function reasonOf(error: unknown): DatabaseUnavailableError['reason'] | undefined {
  const state = sqlState(error) ?? ''
  if (state === READ_ONLY) return 'readOnly'
  if (OVERLOADED.has(state)) return 'overloaded'
  const isUnreachable = UNREACHABLE.has(state) || state.startsWith('08') || isLostConnection(error)
  return isUnreachable ? 'unreachable' : undefined
}

function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) return error
  const reason = reasonOf(error)
  if (!reason) return error
  return new DatabaseUnavailableError(reason, `${MESSAGES[reason]} (${codeOf(error)}).`, { cause: error })
}

/** For the operator who reads the message; where an error has no code, the driver's own words say what is lost. */
function codeOf(error: unknown): string {
  const root = rootError(error)
  return sqlState(error) ?? systemCode(error) ?? (root instanceof Error ? root.message : String(root))
}

// The driver reports a lost connection without a code, only by these messages.
const LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after calling end)/

function isLostConnection(error: unknown): boolean {
  const root = rootError(error)
  if (!(root instanceof Error)) return false
  return (
    LOST.test(root.message) ||
    ('code' in root && typeof root.code === 'string' && SOCKET_CODES.has(root.code))
  )
}
