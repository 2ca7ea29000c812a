import type { Endpoint } from '../endpoint/index.ts'
import { clients } from './clients.ts'
import { formatFilter } from './formatFilter.ts'
import { respell } from './respell.ts'

/** The parts of any call's input. */
export type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/** A request as it stands on the wire: the path below the client's base, with its query, and the JSON. */
export type WireRequest = { readonly path: string; readonly body: string | undefined }

/** Model to wire. */
export function requestToWire({ client, path }: Endpoint, { params, query, body }: Input): WireRequest {
  const values = new Map(Object.entries(params ?? {}))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(queryText(value))}`)
    .join('&')
  return {
    path: search ? `${filled}?${search}` : filled,
    body: body === undefined ? undefined : JSON.stringify(respell(body, clients[client].spellings)),
  }
}

function queryText(value: unknown): string {
  return typeof value === 'object' && value !== null ? formatFilter(value) : String(value)
}
