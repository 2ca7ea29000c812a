import type { AnswerOf, Endpoint, InputOf } from '@players-club/api-client/contract'
import type { ValueRequest } from '../idempotency/index.ts'
import type { Currency } from '../ledger/ledger.tables.ts'
import type { Session } from '../sessions/index.ts'
import type { CookieJar } from './CookieJar.ts'
import type { Visitor } from './Visitor.ts'

/** What every handler is given, beside the checked input. */
interface AnyCall {
  request: Request
  visitor: Visitor
  cookies: CookieJar
}

/** Anybody may call; whether somebody is signed in has to be asked for. */
interface OpenCall extends AnyCall {
  findSession(): Promise<Session | null>
}

/** A signed-in player calls. */
interface PlayerCall extends AnyCall {
  session: Session
}

/**
 * A player moves value. The session is looked up by the statement that moves it, in the same transaction;
 * until then the caller is only somebody with this cookie.
 */
interface ValueCall extends AnyCall {
  asker: { sessionHash: Uint8Array }
  valueRequest: ValueRequest
}

export type Call<E extends Endpoint> = InputOf<E> &
  (E extends { effect: 'value' } ? ValueCall : E extends { access: 'player' } ? PlayerCall : OpenCall)

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>

export interface BindOptions {
  /** Whether a widget in a partner's frame may call this as well: for what shows a balance, nothing else. */
  isOpenToFrames?: boolean
  /** Shows what the player holds of this: found along with the session, as `session.balance`. */
  showsBalanceOf?: Currency
}

/** A call as the dispatcher makes it: which of these parts are there, the endpoint says. */
export type DispatchedCall = AnyCall &
  Partial<Omit<OpenCall, keyof AnyCall>> &
  Partial<Omit<PlayerCall, keyof AnyCall>> &
  Partial<Omit<ValueCall, keyof AnyCall>> & { params?: unknown; query?: unknown; body?: unknown }

/** One call of the contract with what answers it. */
export interface Route extends BindOptions {
  isOpenToFrames: boolean
  endpoint: Endpoint
  handler: (call: DispatchedCall) => Promise<unknown>
}

/** Joins a call of the contract to the service that answers it. */
export const bind = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  { isOpenToFrames = false, showsBalanceOf }: BindOptions = {},
): Route => ({
  endpoint,
  // The dispatcher gives every handler what its own endpoint declares; the list of routes cannot say so.
  handler: handler as unknown as Route['handler'],
  isOpenToFrames,
  showsBalanceOf,
})
