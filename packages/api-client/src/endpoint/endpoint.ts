import type { MessageKey } from '@players-club/domain-models'
import type { Infer, Struct } from 'superstruct'

/** Whether the body is sent as a form with files. */
export const isMultipart = (endpoint: Endpoint): boolean =>
  'encoding' in endpoint && endpoint.encoding === 'multipart'

/** The APIs: our own three, and the one of the arcade games' provider. */
export type ClientName = 'main' | 'loyaltyV1' | 'loyaltyV2' | 'arcade'

/** Who may call: anybody or signed-in players only. */
export type Access = 'open' | 'player'

/** The HTTP statuses that the contract knows for a named error. */
type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503

/** Error key to HTTP status. Only keys with a text in the catalogue are allowed. */
export type NamedErrors = { readonly [K in MessageKey]?: ErrorStatus }

// A Struct<T> is invariant in T, so that only `any` stands for "a struct of whatever".
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyStruct = Struct<any, any>

// Read: changes nothing, always GET. Write: needs the CSRF token. Value: moves points, tokens or prizes, and also needs
// an idempotency key.
type Reading = { readonly method: 'GET'; readonly body?: undefined }
type Writing = { readonly method: 'POST' | 'PUT'; readonly effect: 'write'; readonly body?: AnyStruct }
type MovingValue = {
  readonly method: 'POST'
  readonly effect: 'value'
  readonly access: 'player'
  readonly body?: AnyStruct
  /** The body's encoding if it contains a `file`. JSON otherwise. */
  readonly encoding?: 'multipart'
}

type Call = {
  /** Row and verb, such as `accounts.signIn`; also the operation's name in OpenAPI. */
  readonly name: `${string}.${string}`
  readonly client: ClientName
  /** Below the client's base, with `{name}` for each of `params`. */
  readonly path: `/${string}`
  readonly params?: AnyStruct
  readonly query?: AnyStruct
  /** `nothing` for an answer without content. */
  readonly answer: AnyStruct
  readonly access: Access
  /** A page polls it by itself, which is no activity of the player: it does not keep the session alive. */
  readonly isUnattended?: true
}

/** One call of the contract. The structs describe the model; the client's transforms describe the wire. */
export type Endpoint = Call & {
  /** The errors of this call only. */
  readonly errors: NamedErrors
} & ((Reading & { readonly effect: 'read' }) | Writing | MovingValue)

/** What `endpoint` fills in where a definition leaves it out. */
const defaults = { errors: {}, effect: 'read' } as const

/** A call as it is written: `errors` only if it has any of its own, and no effect beside GET, which reads. */
type Definition = Call & { readonly errors?: NamedErrors } & (
    | (Reading & { readonly effect?: undefined })
    | Writing
    | MovingValue
  )

/** The definition with what it leaves out. */
type Complete<E, All = E & Omit<typeof defaults, keyof E>> = { readonly [K in keyof All]: All[K] }

/** The names in braces in a path. */
export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never

type Part<E, K extends 'params' | 'query' | 'body'> = E extends {
  readonly [P in K]: infer S extends AnyStruct
}
  ? undefined extends Infer<S>
    ? { readonly [P in K]?: Infer<S> }
    : Record<never, never> extends Infer<S>
      ? { readonly [P in K]?: Infer<S> }
      : { readonly [P in K]: Infer<S> }
  : { readonly [P in K]?: undefined }

/** The input of a call: exactly the parts that its endpoint declares. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>

/** The answer of a call, as `api.call` resolves with it. */
export type AnswerOf<E extends Endpoint> = Infer<E['answer']>

/** The error keys that the contract names for this call, without those that every call can have. */
export type ErrorKeyOf<E extends Endpoint> = keyof E['errors'] & string

/** The keys of `params` have to equal the names in the path. */
type MatchingParams<E extends Definition> = [PathParam<E['path']>] extends [never]
  ? { readonly params?: undefined }
  : E extends { readonly params: infer S extends AnyStruct }
    ? [keyof Infer<S>, PathParam<E['path']>] extends [PathParam<E['path']>, keyof Infer<S>]
      ? unknown
      : { readonly params: `params must be: ${PathParam<E['path']>}` }
    : { readonly params: AnyStruct }

/** A definition must have no other members, and no error without a text. */
type NothingElse<E extends Definition> = {
  readonly [K in Exclude<keyof E, keyof Endpoint | 'params' | 'query' | 'body' | 'encoding'>]: never
} & { readonly errors?: { readonly [K in Exclude<keyof E['errors'], MessageKey>]: never } }

/** Declares a call of the contract. Inputs, answer and errors are inferred from the value. */
export function endpoint<const E extends Definition>(
  definition: E & MatchingParams<E> & NothingElse<E>,
): Complete<E> {
  return { ...defaults, ...definition }
}
