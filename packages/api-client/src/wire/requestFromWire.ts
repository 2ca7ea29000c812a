import { create, never, object, optional } from 'superstruct'
import { isMultipart, type AnyStruct, type Endpoint, type InputOf } from '../endpoint/index.ts'
import { clients } from './clients.ts'
import { fit, Misfit } from './fit.ts'
import { inverse, respell } from './respell.ts'

export type ReceivedRequest = {
  /** What stands where the path has `{name}`, decoded. */
  readonly params?: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The parsed JSON, or the parts of the form; undefined where the request has no body. */
  readonly body: unknown
}

/** Wire to model, strictly: what the endpoint does not declare is refused with superstruct's `StructError`. */
export function requestFromWire<E extends Endpoint>(endpoint: E, received: ReceivedRequest): InputOf<E>
export function requestFromWire(endpoint: Endpoint, { params, query, body }: ReceivedRequest): object {
  const names = [...query.keys()]
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  const received = {
    params,
    // A repeated name is given to the struct as a list, which no query takes.
    query: repeated ? { [repeated]: query.getAll(repeated) } : Object.fromEntries(query),
    body: isMultipart(endpoint) ? body : respell(body, inverse(clients[endpoint.client].spellings)),
  }
  const struct = requestStruct(endpoint)
  const fitting = fit(received, struct)
  // Whoever sends what does not fit is told all of it.
  const checked: Record<string, unknown> = fitting instanceof Misfit ? create(received, struct) : fitting
  const declared = Object.entries(checked).filter(([part]) => part in endpoint)
  return Object.fromEntries(declared)
}

/** Building a struct costs more than checking with it, and endpoints live as long as the program. */
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
