import type { AnswerOf, Endpoint, InputOf } from '@players-club/api-client/contract'
import type { Locale } from '@players-club/domain-models'
import type { ValueRequest } from '../idempotency/request.ts'
import type { Currency } from '../ledger/ledger.tables.ts'
import type { Session, SessionLookUp } from '../sessions/index.ts'
import type { CookieJar } from './CookieJar.ts'
import type { Visitor } from './Visitor.ts'

/** What every handler gets besides the checked input. */
export interface AnyCall {
  /** The language that the answer is written in. */
  locale: Locale
  visitor: Visitor
  cookies: CookieJar
}

/** Open to everyone; the handler looks the session up if it needs one. */
export interface OpenCall extends AnyCall {
  findSession(lookUp?: Pick<SessionLookUp, 'isUnattended'>): Promise<Session | null>
}

/** A call of a signed-in player. */
export interface PlayerCall extends AnyCall {
  session: Session
}

/**
 * A call that moves value. The statement that moves it looks the session up in the same transaction; until then only
 * the cookie is known.
 */
export interface ValueCall extends AnyCall {
  asker: { sessionHash: Uint8Array }
  /** Its idempotency key, its operation and the hash of its body. */
  request: ValueRequest
}

export type OpenEndpoint = Endpoint & { access: 'open' }
export type PlayerEndpoint = Endpoint & { access: 'player'; effect: 'read' | 'write' }
export type ValueEndpoint = Endpoint & { effect: 'value' }

export interface RouteOptions {
  /** Whether a widget in a partner's frame may call this as well: only for what a balance needs. */
  isOpenToFrames?: boolean
  /** Shows the player's balance of this currency: read along with the session, as `session.balance`. */
  showsBalanceOf?: Currency
}

/** A request before it is checked, with the parameters of its path. */
export interface Incoming extends AnyCall {
  request: Request
  params: Record<string, string>
}

/** Checks a request by the kind of its endpoint, and gives what a handler of that kind needs. */
export interface Preparations {
  open<E extends OpenEndpoint>(endpoint: E, from: Incoming, by: RouteOptions): Promise<InputOf<E> & OpenCall>
  player<E extends PlayerEndpoint>(
    endpoint: E,
    from: Incoming,
    by: RouteOptions,
  ): Promise<InputOf<E> & PlayerCall>
  value<E extends ValueEndpoint>(endpoint: E, from: Incoming): Promise<InputOf<E> & ValueCall>
}

/** A call of the contract with its handler. */
export interface Route {
  endpoint: Endpoint
  /** Checks the request, and has the handler answer it. */
  handle(incoming: Incoming, prepare: Preparations): Promise<unknown>
}

/** Binds a call that is open to everyone to its handler. */
export const openRoute = <E extends OpenEndpoint>(
  endpoint: E,
  handler: (call: InputOf<E> & OpenCall) => Promise<AnswerOf<E>>,
  options: RouteOptions = {},
): Route => ({
  endpoint,
  handle: async (incoming, prepare) => handler(await prepare.open(endpoint, incoming, options)),
})

/** Binds a call of signed-in players to its handler. */
export const playerRoute = <E extends PlayerEndpoint>(
  endpoint: E,
  handler: (call: InputOf<E> & PlayerCall) => Promise<AnswerOf<E>>,
  options: RouteOptions = {},
): Route => ({
  endpoint,
  handle: async (incoming, prepare) => handler(await prepare.player(endpoint, incoming, options)),
})

/** Binds a call that moves value to its handler. */
export const valueRoute = <E extends ValueEndpoint>(
  endpoint: E,
  handler: (call: InputOf<E> & ValueCall) => Promise<AnswerOf<E>>,
): Route => ({
  endpoint,
  handle: async (incoming, prepare) => handler(await prepare.value(endpoint, incoming)),
})
