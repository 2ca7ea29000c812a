import { answerToWire, isMultipart, type Endpoint } from '@players-club/api-client/contract'
import type { Clock } from '../clock/index.ts'
import type { Config } from '../config/config.ts'
import { CSRF_HEADER, csrfTokenOf, hasCsrfToken, isFromOwnPage } from '../csrf/csrf.ts'
import type { Database } from '../database/index.ts'
import { valueRequest } from '../idempotency/request.ts'
import { errorFields } from '../logging/errorFields.ts'
import { type Logger } from '../logging/logger.ts'
import { hashKey, randomKey, type Secrets } from '../secrets/secrets.ts'
import { createFindSession, type Session } from '../sessions/index.ts'
import type { DispatchedCall, Route } from './bind.ts'
import { CookieJar } from './CookieJar.ts'
import { localeOf } from './localeOf.ts'
import { ProblemError, problemResponse } from './problem.ts'
import { readInput } from './readInput.ts'
import { API_HEADERS, type HeaderRecord } from './securityHeaders.ts'
import { titleFor } from './titleFor.ts'
import { toProblem } from './toProblem.ts'
import type { Visitor } from './Visitor.ts'

export interface DispatchDeps {
  config: Config
  clock: Clock
  database: Database
  secrets: Secrets
  logger: Logger
  /** The session that a partner's frame shows. */
  findFrameSession: (cookieValue: string, now: Date) => Promise<Session | null>
}

export type Dispatch = (
  route: Route,
  request: Request,
  params: Record<string, string>,
  visitor: Visitor,
) => Promise<Response>

const PLATFORM_HEADER = 'x-client-platform'
const IDEMPOTENCY_HEADER = 'idempotency-key'

const JSON_HEADERS = { ...API_HEADERS, 'content-type': 'application/json' }

/** As a list if a cookie is set, because a record can hold only one header of a name. */
const withCookies = (headers: HeaderRecord, cookies: readonly string[]): HeaderRecord | [string, string][] =>
  cookies.length === 0
    ? headers
    : [...Object.entries(headers), ...cookies.map((cookie): [string, string] => ['set-cookie', cookie])]

const requireOpenToFrames = ({ endpoint, isOpenToFrames }: Route) => {
  if (!isOpenToFrames && (endpoint.access === 'player' || endpoint.effect !== 'read'))
    throw new ProblemError(403)
}

export const createDispatch = (deps: DispatchDeps): Dispatch => {
  const { config, clock, secrets, logger } = deps
  const findSession = createFindSession(deps.database)

  const findSessionOf = (jar: CookieJar, { showsBalanceOf }: Route): Promise<Session | null> => {
    const now = clock.now()
    if (jar.frame !== null) return deps.findFrameSession(jar.frame, now)
    return jar.session === null ? Promise.resolve(null) : findSession(jar.session, now, showsBalanceOf)
  }

  const requireOwnPage = (request: Request, jar: CookieJar) => {
    const isOwn = isFromOwnPage(request.headers, config.publicUrl)
    if (isOwn && hasCsrfToken(secrets, request.headers, jar.bound)) return
    // The answer has the right token, so that an honest client can retry.
    if (isOwn && jar.bound === null) jar.greet(randomKey())
    throw new ProblemError(403, { errorKey: 'error.csrf' })
  }

  const requireSession = async (jar: CookieJar, route: Route): Promise<Session> => {
    const session = await findSessionOf(jar, route)
    if (!session) throw new ProblemError(401)
    return session
  }

  /** The checks before the handler, in this order: CSRF, session, input. */
  const prepare = async (
    route: Route,
    request: Request,
    params: Record<string, string>,
    visitor: Visitor,
    jar: CookieJar,
  ): Promise<DispatchedCall> => {
    const { endpoint } = route
    if (jar.isInFrame) requireOpenToFrames(route)
    if (endpoint.access === 'player' && jar.session === null && jar.frame === null)
      throw new ProblemError(401)
    if (endpoint.effect !== 'read') requireOwnPage(request, jar)
    const shared = { request, visitor, cookies: jar }

    if (endpoint.effect === 'value') {
      if (jar.session === null) throw new ProblemError(401)
      // A form is large, so only a player's is read.
      if (isMultipart(endpoint)) await requireSession(jar, route)
      const input = await readInput(endpoint, request, params)
      const asker = { sessionHash: hashKey(jar.session) }
      const key = request.headers.get(IDEMPOTENCY_HEADER)
      return { ...shared, ...input, asker, valueRequest: valueRequest(key, endpoint.name, input) }
    }
    if (endpoint.access === 'player') {
      const session = await requireSession(jar, route)
      return { ...shared, ...(await readInput(endpoint, request, params)), session }
    }
    const findOnce = () => findSessionOf(jar, route)
    return { ...shared, ...(await readInput(endpoint, request, params)), findSession: findOnce }
  }

  /** The token for the next call, if the caller cannot have it yet. */
  const csrfHeader = (request: Request, jar: CookieJar): HeaderRecord => {
    const isKnown = jar.next === jar.bound && request.headers.has(CSRF_HEADER)
    return jar.next === null || isKnown ? {} : { [CSRF_HEADER]: csrfTokenOf(secrets, jar.next) }
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
    const isToldToken =
      problem?.details.errorKey === 'error.csrf' && isFromOwnPage(request.headers, config.publicUrl)
    const headers: HeaderRecord = { 'x-request-id': visitor.requestId }
    if (isToldToken && jar.next !== null) headers[CSRF_HEADER] = csrfTokenOf(secrets, jar.next)
    const { status, details, headers: own } = problem ?? new ProblemError(500)
    const title = details.title ?? (await titleFor(status, localeOf(request)))
    const told = new ProblemError(status, { ...details, ...(title && { title }) }, own)
    return problemResponse(told, withCookies(headers, jar.outgoing))
  }

  return async (route, request, params, visitor) => {
    visitor.route = route.endpoint.name
    const jar = new CookieJar(request.headers.get('cookie'), request.headers.get(PLATFORM_HEADER) === 'embed')
    try {
      const call = await prepare(route, request, params, visitor, jar)
      return answer(route.endpoint, await route.handler(call), request, jar)
    } catch (error) {
      return refuse(error, route.endpoint, request, jar, visitor)
    }
  }
}
