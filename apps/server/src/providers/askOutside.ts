import type { Struct } from 'superstruct'
import { isInsideUnitOfWork } from '../kernel/database/index.ts'
import { OutsideError } from '../kernel/sweeps/OutsideError.ts'

/** How an outside party is reached. */
export interface PartyOptions {
  /** Its base URL. */
  url: string
  /** The shared bearer secret. */
  secret: string
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

interface OutsideParty extends PartyOptions {
  /** Its name in errors and in the log, without an article. */
  name: string
}

interface Question {
  path: string
  body?: object
  /** The idempotency key, the same for every attempt. */
  key?: string
  /** The id that the request is about, for the log; never anything about a person. */
  about?: string
}

/** Statuses that are independent of the request: the party no longer knows us, or is overloaded. */
const OUTAGES = new Set([401, 403, 408, 429])

const noAnswer = (name: string, about: string | undefined, cause: unknown): OutsideError => {
  const reason = cause instanceof Error ? cause.name : typeof cause
  return new OutsideError(
    `The ${name} gave no answer: ${reason}.`,
    { provider: name, about, reason, isOutage: true },
    { cause },
  )
}

/** Sends a request to an outside party. Any status but success, and a timeout, is a failure. */
export const requestOutside =
  ({ name, url, secret, timeoutMs = 10_000, fetch = globalThis.fetch }: OutsideParty) =>
  async ({ path, body, key, about }: Question): Promise<Response> => {
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
    }).catch((cause: unknown) => {
      throw noAnswer(name, about, cause)
    })
    const { ok, status } = response
    if (ok) return response
    await response.body?.cancel()
    const isOutage = status >= 500 || OUTAGES.has(status)
    throw new OutsideError(`The ${name} answered ${status}.`, { provider: name, about, status, isOutage })
  }

/** Refuses a page that is not the party's own: our page policy allows no other in a frame of ours. */
export const requireOwnPage = (
  page: string,
  { name, origin, about }: { name: string; origin: string; about?: string },
): void => {
  if (URL.canParse(page) && new URL(page).origin === origin) return
  throw new OutsideError(`The ${name} named a page that is not its own.`, {
    provider: name,
    about,
    isOutage: false,
  })
}

/** Sends a JSON request to an outside party. Any answer but a valid one is a failure. */
export const askOutside = (party: OutsideParty) => {
  const request = requestOutside(party)
  const { name } = party
  return async <T, S>(answer: Struct<T, S>, question: Question): Promise<T> => {
    const { about } = question
    const response = await request(question)
    const json: unknown = await response.json().catch((cause: unknown) => {
      if (!(cause instanceof SyntaxError)) throw noAnswer(name, about, cause)
    })
    const [problem, value] = answer.validate(json)
    // The parser's message would repeat the answer, and with it what we sent.
    if (problem)
      throw new OutsideError(`The ${name} answered something else than was asked for.`, {
        provider: name,
        about,
        status: response.status,
        isOutage: false,
      })
    return value
  }
}
