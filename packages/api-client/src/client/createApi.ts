import type { Locale } from '@players-club/domain-models'
import { refreshSession } from '../accounts/refreshSession.ts'
import { isTokenRefusal, type AnswerOf, type ClientName, type Endpoint } from '../endpoint/index.ts'
import { clients, requestToWire, type Input, type OnLeftOut } from '../wire/index.ts'
import type { Api, CallOptions } from './Api.ts'
import { ApiError } from './ApiError.ts'
import type { ClientPlatform } from './clientHeaders.ts'
import { createRenewal, type SessionRefresh } from './createRenewal.ts'
import { send, untilAborted, type CsrfPort, type Fetch, type FetchInit, type Timers } from './send.ts'

/** The base addresses. `origin` prefixes every base that is a mere path. */
export type Bases = Partial<Record<ClientName | 'origin', string>>

/**
 * What `createApi` needs: `fetch`, the CSRF token and the platform; outside a browser also the origin in `bases`.
 */
export type ApiOptions = {
  readonly bases?: Bases
  readonly fetch: Fetch
  readonly csrf: CsrfPort
  readonly platform: ClientPlatform
  /** The language of the texts in answers. @default the browser's */
  readonly locale?: Locale
  readonly clock?: Timers
  /** Creates the idempotency key of a value call that was given none. */
  readonly id?: () => string
  /** Without it an expired session is lost at once. */
  readonly refresh?: SessionRefresh
  readonly onSessionLost?: () => void
  /** Reports an item that does not match the contract, and is left out of a list. */
  readonly onLeftOut?: OnLeftOut
}

/**
 * Creates the club's API over a `fetch`: adds the headers, renews an expired session once for all waiting
 * calls.
 *
 * @example
 * ```ts
 * import { clientHeaders, createApi, getPointsBalance } from '@players-club/api-client'
 *
 * let token: string | null = null
 *
 * const api = createApi({
 *   bases: { origin: 'https://club.example' },
 *   fetch: (url, init) => fetch(url, init),
 *   csrf: {
 *     get: () => token,
 *     set: next => {
 *       token = next
 *     },
 *   },
 *   platform: clientHeaders('web', { userAgent: 'my-service/1.0' }),
 * })
 *
 * console.log((await api.call(getPointsBalance)).balance)
 * ```
 */
export function createApi({
  bases = {},
  fetch,
  csrf,
  platform,
  locale,
  clock = globalThis,
  id = () => crypto.randomUUID(),
  refresh,
  onSessionLost = () => undefined,
  onLeftOut,
}: ApiOptions): Api {
  const ports = { fetch, clock, csrf, onLeftOut }
  const renewal = createRenewal({
    refresh,
    onSessionLost,
    renew: token => call(refreshSession, { body: { refresh_token: token } }),
  })

  function urlOf(client: ClientName, path: string): string {
    const base = bases[client] ?? clients[client].base
    return (base.startsWith('/') ? (bases.origin ?? '') : '') + base + path
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: Input = {},
    { signal, idempotencyKey, onProgress }: CallOptions = {},
  ): Promise<AnswerOf<E>> {
    const { access, client, effect, method } = endpoint
    const { path, body } = requestToWire(endpoint, input)
    const url = urlOf(client, path)
    // Every retry sends the same idempotency key, so that none of them counts twice.
    const key = effect === 'value' ? (idempotencyKey ?? id()) : undefined
    let mayRenew = access === 'player'
    let mayTakeToken = effect !== 'read'

    for (;;) {
      signal?.throwIfAborted()
      const token = csrf.get()
      const held = renewal.token()
      const headers = {
        Accept: 'application/json',
        ...platform,
        ...(locale && { 'Accept-Language': locale }),
        ...(token !== null && { 'X-CSRF-Token': token }),
        // The browser sets a form's content type itself, with the boundary.
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      }
      try {
        const init: FetchInit = {
          method,
          headers,
          body,
          credentials: 'include',
          ...(onProgress && { onProgress }),
        }
        return await send(ports, endpoint, { url, init, signal })
      } catch (error) {
        if (mayTakeToken && isProblem(error, 403) && isTokenRefusal(error.problem?.errorKey)) {
          mayTakeToken = false
        } else if (access === 'player' && isProblem(error, 401) && !isOwn(endpoint, error)) {
          if (!mayRenew) onSessionLost()
          if (!mayRenew || !(await untilAborted(renewal.renew(held), signal))) throw error
          mayRenew = false
        } else throw error
      }
    }
  }

  return { call }
}

function isProblem(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status
}

/** A 401 that the endpoint names is about the request, not about the session. */
function isOwn({ errors }: Endpoint, { problem }: ApiError): boolean {
  return Object.hasOwn(errors, problem?.errorKey ?? '')
}
