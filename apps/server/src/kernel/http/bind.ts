import type { AnswerOf, Endpoint, InputOf } from '@players-club/api-client/contract'
import type { ValueRequest } from '../idempotency/request.ts'
import type { Currency } from '../ledger/ledger.tables.ts'
import type { Session } from '../sessions/index.ts'
import type { CookieJar } from './CookieJar.ts'
import type { Visitor } from './Visitor.ts'

/** What every handler gets besides the checked input. */
interface AnyCall {
  request: Request
  visitor: Visitor
  cookies: CookieJar
}

/** Open to everyone; the handler looks the session up if it needs one. */
interface OpenCall extends AnyCall {
  findSession(): Promise<Session | null>
}

/** A call of a signed-in player. */
interface PlayerCall extends AnyCall {
  session: Session
}

/**
 * A call that moves value. The statement that moves it looks the session up in the same transaction; until then only
 * the cookie is known.
 */
interface ValueCall extends AnyCall {
  asker: { sessionHash: Uint8Array }
  valueRequest: ValueRequest
}

export type Call<E extends Endpoint> = InputOf<E> &
  (E extends { effect: 'value' } ? ValueCall : E extends { access: 'player' } ? PlayerCall : OpenCall)

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>

export interface BindOptions {
  /** Whether a widget in a partner's frame may call this as well: only for what a balance needs. */
  isOpenToFrames?: boolean
  /** Shows the player's balance of this currency: read along with the session, as `session.balance`. */
  showsBalanceOf?: Currency
}

/** A call as the dispatcher makes it; the endpoint determines which parts are present. */
export type DispatchedCall = AnyCall &
  Partial<Omit<OpenCall, keyof AnyCall>> &
  Partial<Omit<PlayerCall, keyof AnyCall>> &
  Partial<Omit<ValueCall, keyof AnyCall>> & { params?: unknown; query?: unknown; body?: unknown }

/** One call of the contract with its handler. */
export interface Route extends BindOptions {
  isOpenToFrames: boolean
  endpoint: Endpoint
  handler: (call: DispatchedCall) => Promise<unknown>
}

/** Binds a call of the contract to its handler. */
export const bind = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  { isOpenToFrames = false, showsBalanceOf }: BindOptions = {},
): Route => ({
  endpoint,
  // The dispatcher gives every handler what its endpoint declares; the type of the route list cannot express that.
  handler: handler as unknown as Route['handler'],
  isOpenToFrames,
  showsBalanceOf,
})
