import {
  LateCodeError,
  problem as problemStruct,
  REQUEST_TIMEOUT_MS,
  type MessageKey,
} from '@players-club/domain-models'
import { errorsOf, type AnswerOf, type Endpoint } from '../endpoint/index.ts'
import { answerFromWire, isValid, type OnLeftOut } from '../wire/index.ts'
import { ApiError } from './ApiError.ts'

/** Timers: the browser's own, or a test's. */
export type Timers = {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** A request, and an optional listener to its upload progress, from 0 to 1. */
export type FetchInit = RequestInit & { readonly onProgress?: (share: number) => void }

/** The part of the platform's `fetch` that the client uses; a test passes one of its own. */
export type Fetch = (url: string, init: FetchInit) => Promise<Response>

/** The CSRF token. The server may send a new one with any answer. */
export type CsrfPort = { get(): string | null; set(token: string): void }

export type SendPorts = {
  readonly fetch: Fetch
  readonly clock: Timers
  readonly csrf: CsrfPort
  readonly onLeftOut?: OnLeftOut
}

/** Settles with whichever comes first: the work or the abort. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const stop = () => reject(signal.reason)
      if (signal.aborted) stop()
      signal.addEventListener('abort', stop, { once: true })
      work.finally(() => signal.removeEventListener('abort', stop)).catch(() => undefined)
    }),
  ])
}

/** One attempt of one request: resolves with the contract's answer or rejects with a named error. */
export async function send<E extends Endpoint>(
  { fetch, clock, csrf, onLeftOut }: SendPorts,
  endpoint: E,
  { url, init, signal }: { url: string; init: FetchInit; signal: AbortSignal | undefined },
): Promise<AnswerOf<E>> {
  const stop = new AbortController()
  const giveUp = () =>
    clock.setTimeout(() => stop.abort(new ApiError({ kind: 'timeout' })), REQUEST_TIMEOUT_MS)
  let timer = giveUp()
  const { onProgress } = init
  // Each progress event restarts the timeout, so that a slow upload is not aborted.
  const moved = onProgress && {
    onProgress: (share: number) => {
      clock.clearTimeout(timer)
      timer = giveUp()
      onProgress(share)
    },
  }

  const aborted = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal

  async function receive(): Promise<AnswerOf<E>> {
    const response = await fetch(url, { ...init, ...moved, signal: aborted })
    const token = response.headers.get('X-CSRF-Token')
    if (token) csrf.set(token)
    return read(endpoint, response, await response.text(), onLeftOut)
  }

  try {
    // An injected `fetch` may ignore its signal; the caller is released nevertheless.
    return await untilAborted(receive(), aborted)
  } catch (cause) {
    signal?.throwIfAborted()
    // Nothing was sent where the code that sends is missing: that is no lost connection.
    if (cause instanceof ApiError || cause instanceof LateCodeError) throw cause
    if (isInvalidAddress(cause))
      throw new Error(`${url} needs an origin outside a browser: createApi({ bases: { origin } }).`, {
        cause,
      })
    throw new ApiError({ kind: 'offline', cause })
  } finally {
    clock.clearTimeout(timer)
    stop.abort()
  }
}

/** What Node's fetch says about a path without an origin; to a browser a path is an address. */
function isInvalidAddress(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_INVALID_URL'
}

function read<E extends Endpoint>(
  endpoint: E,
  { ok, status }: Response,
  text: string,
  onLeftOut?: OnLeftOut,
): AnswerOf<E> {
  let cause: unknown
  try {
    const json: unknown = text ? JSON.parse(text) : undefined
    if (ok) return answerFromWire(endpoint, json, onLeftOut)
    if (isValid(json, problemStruct)) {
      const { errorKey } = json
      throw new ApiError({ kind: 'problem', status, problem: json, messageKey: named(endpoint, errorKey) })
    }
  } catch (error) {
    if (error instanceof ApiError) throw error
    cause = error
  }
  // An error page of a proxy has no problem body; its status is enough.
  throw new ApiError({ kind: ok ? 'unreadable' : 'problem', status, cause })
}

/** Only errors that the contract names for this call are known to have a text. */
function named(endpoint: Endpoint, errorKey: string | undefined): MessageKey | undefined {
  return errorKey !== undefined && isOneOf(errorsOf(endpoint), errorKey) ? errorKey : undefined
}

function isOneOf<K extends string>(record: Partial<Record<K, unknown>>, key: string): key is K {
  return Object.hasOwn(record, key)
}
