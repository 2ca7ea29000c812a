import { answerToWire, isTokenRefusal, type Endpoint } from '@players-club/api-client/contract'
import { CSRF_HEADER, csrfTokenOf, isFromOwnPage } from '../csrf/csrf.ts'
import { errorFields } from '../logging/errorFields.ts'
import { type Logger } from '../logging/logger.ts'
import { CookieJar } from './CookieJar.ts'
import { createCookies } from './cookies.ts'
import { callLocale } from './requestLocale.ts'
import { createPreparations, type PreparationDeps } from './preparations.ts'
import { ProblemError, problemResponse } from './problem.ts'
import type { Route } from './Route.ts'
import { API_HEADERS, type HeaderRecord } from './securityHeaders.ts'
import { titleFor } from './titleFor.ts'
import { toProblem } from './toProblem.ts'
import type { Visitor } from './Visitor.ts'

export interface DispatchDeps extends PreparationDeps {
  logger: Logger
}

export type Dispatch = (
  route: Route,
  request: Request,
  params: Record<string, string>,
  visitor: Visitor,
) => Promise<Response>

const PLATFORM_HEADER = 'x-client-platform'

const JSON_HEADERS = { ...API_HEADERS, 'content-type': 'application/json' }

/** As a list if a cookie is set, because a record can hold only one header of a name. */
const withCookies = (headers: HeaderRecord, cookies: readonly string[]): HeaderRecord | [string, string][] =>
  cookies.length === 0
    ? headers
    : [...Object.entries(headers), ...cookies.map((cookie): [string, string] => ['set-cookie', cookie])]

export const createDispatch = (deps: DispatchDeps): Dispatch => {
  const { config, secrets, logger } = deps
  const prepare = createPreparations(deps)
  const clubCookies = createCookies(config)

  /** The token for the next call, if the caller cannot have it yet. */
  const csrfHeader = (request: Request, jar: CookieJar): HeaderRecord => {
    const isKnown = jar.nextCsrfCookie === jar.csrfCookie && request.headers.has(CSRF_HEADER)
    return jar.nextCsrfCookie === null || isKnown
      ? {}
      : { [CSRF_HEADER]: csrfTokenOf(secrets, jar.nextCsrfCookie) }
  }

  const answer = (endpoint: Endpoint, value: unknown, request: Request, jar: CookieJar): Response => {
    const wire = answerToWire(endpoint, value)
    const isEmpty = wire === undefined
    const headers = { ...(isEmpty ? API_HEADERS : JSON_HEADERS), ...csrfHeader(request, jar) }
    return new Response(isEmpty ? null : JSON.stringify(wire), {
      status: isEmpty ? 204 : 200,
      headers: withCookies(headers, jar.outgoing),
    })
  }

  const refuse = async (
    error: unknown,
    endpoint: Endpoint,
    request: Request,
    jar: CookieJar,
    visitor: Visitor,
  ): Promise<Response> => {
    const problem = toProblem(error, endpoint)
    visitor.refused = problem?.details.errorKey
    if (!problem || problem.status >= 500) {
      logger.error('call failed', {
        requestId: visitor.requestId,
        call: endpoint.name,
        ...errorFields(error),
      })
    }
    const headers: HeaderRecord = { 'x-request-id': visitor.requestId }
    // The answer has the right token, so that an honest client can retry.
    const isTokenSent =
      isTokenRefusal(problem?.details.errorKey) && isFromOwnPage(request.headers, config.publicUrl)
    if (isTokenSent && jar.nextCsrfCookie !== null)
      headers[CSRF_HEADER] = csrfTokenOf(secrets, jar.nextCsrfCookie)
    const { status, details, headers: own } = problem ?? new ProblemError(500)
    const title = details.title ?? (await titleFor(status, callLocale(request, config.lottery)))
    const shown = new ProblemError(status, { ...details, ...(title && { title }) }, own)
    return problemResponse(shown, withCookies(headers, jar.outgoing))
  }

  return async (route, request, params, visitor) => {
    visitor.route = route.endpoint.name
    const cookies = new CookieJar(
      clubCookies,
      request.headers.get('cookie'),
      request.headers.get(PLATFORM_HEADER) === 'embed',
    )
    try {
      const value = await route.handle(
        { request, params, visitor, cookies, locale: callLocale(request, config.lottery) },
        prepare,
      )
      return answer(route.endpoint, value, request, cookies)
    } catch (error) {
      return refuse(error, route.endpoint, request, cookies, visitor)
    }
  }
}
