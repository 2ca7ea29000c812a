import { isMultipart, type Endpoint } from '@players-club/api-client/contract'
import type { Config } from '../config/config.ts'
import { CSRF_HEADER, hasCsrfToken, isFromOwnPage } from '../csrf/csrf.ts'
import { valueRequest } from '../idempotency/request.ts'
import { createAdmission } from '../limits/admission.ts'
import { hashKey, randomKey, type Secrets } from '../secrets/secrets.ts'
import type { ServiceDeps } from '../ServiceDeps.ts'
import { createFindSession, type Session, type SessionLookUp } from '../sessions/index.ts'
import { ProblemError } from './problem.ts'
import { readInput } from './readInput.ts'
import type { Incoming, Preparations, RouteOptions } from './Route.ts'

export interface PreparationDeps extends ServiceDeps {
  config: Config
  secrets: Secrets
  /** The session that a partner's frame shows. */
  findFrameSession: (cookieValue: string, partnerOrigin: string, now: Date) => Promise<Session | null>
}

/** The origin of the partner's page around a frame. The club's own code in the frame sends it, as the browser says it. */
const PARTNER_HEADER = 'x-partner-origin'
const IDEMPOTENCY_HEADER = 'idempotency-key'

/** How many forms are received at once: each is held in memory until its last byte has come, for minutes if it is slow. */
const FORMS = { capacity: 40, share: 3 }

/** The checks before a handler, in this order: CSRF, session, input. */
export const createPreparations = (deps: PreparationDeps): Preparations => {
  const { config, clock, secrets } = deps
  const findSession = createFindSession(deps.database)
  const admitForm = createAdmission(FORMS)

  const findSessionOf = (
    { request, cookies }: Incoming,
    { showsBalanceOf }: RouteOptions,
    lookUp: SessionLookUp = {},
  ): Promise<Session | null> => {
    const now = clock.now()
    if (cookies.frame !== null)
      return deps.findFrameSession(cookies.frame, request.headers.get(PARTNER_HEADER) ?? '', now)
    return cookies.session === null
      ? Promise.resolve(null)
      : findSession(cookies.session, now, { ...lookUp, balanceOf: showsBalanceOf })
  }

  const requireSession = async (
    { isUnattended }: Endpoint,
    incoming: Incoming,
    options: RouteOptions = {},
  ): Promise<Session> => {
    const session = await findSessionOf(incoming, options, { isUnattended })
    if (!session) throw new ProblemError(401)
    return session
  }

  const requireOwnPage = ({ request, cookies }: Incoming) => {
    const isOwn = isFromOwnPage(request.headers, config.publicUrl)
    if (isOwn && hasCsrfToken(secrets, request.headers, cookies.csrfCookie)) return
    const hasCookie = cookies.csrfCookie !== null
    // The answer has the right token, so that an honest client can retry.
    if (isOwn && !hasCookie) cookies.setGuestCookie(randomKey())
    // Every token came with a cookie, which the browser has not kept then.
    const isCookieLost = isOwn && !hasCookie && request.headers.has(CSRF_HEADER)
    throw new ProblemError(403, { errorKey: isCookieLost ? 'error.cookies' : 'error.csrf' })
  }

  const checkCaller = (endpoint: Endpoint, incoming: Incoming, { isOpenToFrames }: RouteOptions) => {
    const { cookies } = incoming
    const isPlayers = endpoint.access === 'player'
    const isRead = endpoint.effect === 'read'
    if (cookies.isInFrame && !isOpenToFrames && (isPlayers || !isRead)) throw new ProblemError(403)
    if (isPlayers && cookies.session === null && cookies.frame === null) throw new ProblemError(401)
    if (!isRead) requireOwnPage(incoming)
  }

  return {
    async open(endpoint, incoming, options) {
      checkCaller(endpoint, incoming, options)
      const { request, params, ...call } = incoming
      const input = await readInput(endpoint, request, params)
      return { ...call, ...input, findSession: lookUp => findSessionOf(incoming, options, lookUp) }
    },

    async player(endpoint, incoming, options) {
      checkCaller(endpoint, incoming, options)
      const { request, params, ...call } = incoming
      const session = await requireSession(endpoint, incoming, options)
      return { ...call, ...(await readInput(endpoint, request, params)), session }
    },

    async value(endpoint, incoming) {
      checkCaller(endpoint, incoming, {})
      const { request, params, ...call } = incoming
      const { cookies } = call
      if (cookies.session === null) throw new ProblemError(401)
      // A form is large, so only a player's is read.
      const sender = isMultipart(endpoint) ? await requireSession(endpoint, incoming) : null
      const read = () => readInput(endpoint, request, params)
      const input = await (sender ? admitForm(read, sender.playerId) : read())
      const asker = { sessionHash: hashKey(cookies.session) }
      const key = request.headers.get(IDEMPOTENCY_HEADER)
      return { ...call, ...input, asker, request: valueRequest(key, endpoint.name, input) }
    },
  }
}
