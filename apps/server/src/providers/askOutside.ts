import type { Struct } from 'superstruct'
import { isInsideUnitOfWork } from '../kernel/database/index.ts'

export interface OutsideParty {
  /** What it is called in an error. */
  name: string
  /** Where it is. */
  url: string
  /** The bearer secret it knows us by. */
  secret: string
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

export interface Question {
  path: string
  body?: object
  /** The same for every attempt to ask. */
  key?: string
}

/** Asks an outside party in JSON. Any answer but a whole good one, and none in time, is a failure. */
export const askOutside =
  ({ name, url, secret, timeoutMs = 10_000, fetch = globalThis.fetch }: OutsideParty) =>
  async <T, S>(answer: Struct<T, S>, { path, body, key }: Question): Promise<T> => {
    if (isInsideUnitOfWork()) throw new Error('No outside party is called inside a unit of work.')
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secret}`,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`${name} answered ${response.status}.`)
    }
    const json: unknown = await response.json().catch(() => undefined)
    const [problem, value] = answer.validate(json)
    // The parser's words would repeat what the other side sent, and with it what we sent there.
    if (problem) throw new Error(`${name} answered something else than was asked for.`)
    return value
  }
