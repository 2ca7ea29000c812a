import type { Problem } from '@players-club/domain-models'
import { API_HEADERS, type HeaderRecord } from './securityHeaders.ts'

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request cannot be understood.',
  401: 'Sign in first.',
  403: 'This is not permitted.',
  404: 'There is nothing here.',
  405: 'This address does not answer this method.',
  406: 'This cannot be answered in the form that was asked for.',
  409: 'The same request is being worked on.',
  413: 'The request is too large.',
  415: 'The request has to be JSON.',
  422: 'The request cannot be carried out.',
  429: 'Too many requests. Try again later.',
  500: 'An error occurred while processing this request.',
  503: 'Service temporarily unavailable. Try again later.',
}

export type ProblemDetails = Omit<Partial<Problem>, 'status'>

/** An error answer; the dispatcher turns it into problem+json. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly status: number
  readonly details: ProblemDetails
  readonly headers: HeaderRecord

  constructor(status: number, details: ProblemDetails = {}, headers: HeaderRecord = {}) {
    super(details.title ?? TITLES[status] ?? 'Error')
    this.status = status
    this.details = details
    this.headers = headers
  }
}

/** A refusal with an error key of the contract. A service throws it; the contract has its status. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly errorKey: string
  readonly details: ProblemDetails

  constructor(errorKey: string, details: ProblemDetails = {}) {
    super(details.title ?? errorKey)
    this.errorKey = errorKey
    this.details = details
  }
}

/** A refusal as a value, for what is done before it is given; any other error is thrown. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  throw error
}

/** Try again after so many seconds. */
export const tooManyRequests = (resetsAt: Date, now: Date): ProblemError => {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000))
  return new ProblemError(429, { errorKey: 'error.rateLimited' }, { 'retry-after': String(seconds) })
}

/** Sends a problem; `more` are extra headers. */
export const problemResponse = (
  { status, details, headers }: ProblemError,
  more: HeaderRecord | [string, string][] = {},
): Response => {
  const problem: Problem = { title: TITLES[status] ?? 'Error', ...details, status }
  const own = { ...API_HEADERS, 'content-type': 'application/problem+json', ...headers }
  return new Response(JSON.stringify(problem), {
    status,
    headers: Array.isArray(more) ? [...Object.entries(own), ...more] : { ...own, ...more },
  })
}
