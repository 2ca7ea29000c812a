import { isMultipart, type Endpoint } from '../endpoint/index.ts'
import { clients } from './clients.ts'
import { formatFilter } from './formatFilter.ts'
import { renameKeys } from './renameKeys.ts'

/** The parts of any call's input. */
export type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/** A request on the wire: the path below the client's base with its query, and the JSON or form body. */
export type WireRequest = { readonly path: string; readonly body: string | FormData | undefined }

/** Model to wire. */
export function requestToWire(endpoint: Endpoint, { params, query, body }: Input): WireRequest {
  const { client, path } = endpoint
  const values = new Map(Object.entries(params ?? {}))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, queryText(value))
  return {
    path: search.size > 0 ? `${filled}?${search}` : filled,
    // Without a body there is no text: JSON has none for undefined.
    body: isMultipart(endpoint)
      ? formOf(Object.entries(body ?? {}))
      : JSON.stringify(renameKeys(body, clients[client].wireNames), wellFormed),
  }
}

/** A pasted text may end in half a surrogate pair, which the server refuses; U+FFFD takes its place. */
const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

function formOf(parts: readonly [string, string | Blob][]): FormData {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}

function queryText(value: unknown): string {
  return typeof value === 'object' && value !== null ? formatFilter(value) : String(value)
}
