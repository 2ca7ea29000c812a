import { create, never, object, optional } from 'superstruct'
import { isMultipart, type AnyStruct, type Endpoint, type InputOf } from '../endpoint/index.ts'
import { clients } from './clients.ts'
import { inverse, renameKeys } from './renameKeys.ts'
import { validateFast, ValidationMismatch } from './validateFast.ts'

export type ReceivedRequest = {
  /** The decoded values of `{name}` in the path. */
  readonly params?: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The parsed JSON or the parts of the form; undefined without a body. */
  readonly body: unknown
}

/** Wire to model, strictly: undeclared parts are rejected with superstruct's `StructError`. */
export function requestFromWire<E extends Endpoint>(endpoint: E, received: ReceivedRequest): InputOf<E>
export function requestFromWire(endpoint: Endpoint, { params, query, body }: ReceivedRequest): object {
  const names = [...query.keys()]
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  const received = {
    params,
    // A repeated name becomes a list, which every query struct rejects.
    query: repeated ? { [repeated]: query.getAll(repeated) } : Object.fromEntries(query),
    body: isMultipart(endpoint) ? body : renameKeys(body, inverse(clients[endpoint.client].wireNames)),
  }
  const struct = requestStruct(endpoint)
  const result = validateFast(received, struct)
  // Slow path: `create` throws with every failure, for the error answer.
  const checked: Record<string, unknown> =
    result instanceof ValidationMismatch ? create(received, struct) : result
  const declared = Object.entries(checked).filter(([part]) => part in endpoint)
  return Object.fromEntries(declared)
}

/** Cache: building a struct costs more than validating with it, and endpoints are never released. */
const structs = new WeakMap<Endpoint, AnyStruct>()

function requestStruct(endpoint: Endpoint): AnyStruct {
  const known = structs.get(endpoint)
  if (known) return known
  const { params, query, body } = endpoint
  const struct: AnyStruct = object({
    params: params ?? optional(object({})),
    query: query ?? object({}),
    body: body ?? optional(never()),
  })
  structs.set(endpoint, struct)
  return struct
}
