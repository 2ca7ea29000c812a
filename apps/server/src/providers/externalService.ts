import type { Struct } from 'superstruct'
import { isInsideUnitOfWork } from '../kernel/database/index.ts'
import { ExternalServiceError } from '../kernel/sweeps/ExternalServiceError.ts'

/** How an external service is reached. */
export interface ServiceOptions {
  /** Its base URL. */
  url: string
  /** The shared bearer secret. */
  secret: string
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

interface ExternalService extends ServiceOptions {
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

/** Statuses that are independent of the request: the service no longer knows us, or is overloaded. */
const OUTAGES = new Set([401, 403, 408, 429])

const noAnswer = (name: string, about: string | undefined, cause: unknown): ExternalServiceError => {
  const reason = cause instanceof Error ? cause.name : typeof cause
  return new ExternalServiceError(
    `The ${name} gave no answer: ${reason}.`,
    { provider: name, about, reason, isOutage: true },
    { cause },
  )
}

/** Sends a request to an external service. Any status but success, and a timeout, is a failure. */
export const requestService =
  ({ name, url, secret, timeoutMs = 10_000, fetch = globalThis.fetch }: ExternalService) =>
  async ({ path, body, key, about }: Question): Promise<Response> => {
    if (isInsideUnitOfWork()) throw new Error('No external service is called inside a unit of work.')
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
    throw new ExternalServiceError(`The ${name} answered ${status}.`, {
      provider: name,
      about,
      status,
      isOutage,
    })
  }

/** Refuses a page that is not the service's own: our page policy allows no other in a frame of ours. */
export const requireOwnPage = (
  page: string,
  { name, origin, about }: { name: string; origin: string; about?: string },
): void => {
  if (URL.canParse(page) && new URL(page).origin === origin) return
  throw new ExternalServiceError(`The ${name} named a page that is not its own.`, {
    provider: name,
    about,
    isOutage: false,
  })
}

/** Sends a JSON request to an external service. Any answer but a valid one is a failure. */
export const callService = (service: ExternalService) => {
  const request = requestService(service)
  const { name } = service
  return async <T, S>(answer: Struct<T, S>, question: Question): Promise<T> => {
    const { about } = question
    const response = await request(question)
    const json: unknown = await response.json().catch((cause: unknown) => {
      if (!(cause instanceof SyntaxError)) throw noAnswer(name, about, cause)
    })
    const [problem, value] = answer.validate(json)
    // The parser's message would repeat the answer, and with it what we sent.
    if (problem)
      throw new ExternalServiceError(`The ${name} answered something else than was asked for.`, {
        provider: name,
        about,
        status: response.status,
        isOutage: false,
      })
    return value
  }
}
