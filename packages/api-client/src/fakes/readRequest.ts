import type { Endpoint } from '../endpoint/index.ts'
import { requestFromWire, type Input } from '../wire/index.ts'
import { findCall } from './findCall.ts'

export type ReadRequest = { readonly endpoint: Endpoint; readonly input: Input; readonly headers: Headers }

const ofEveryCall = ['X-Client-Platform', 'X-Client-OS', 'X-Client-Browser']

/** Reads a request as the server does, and throws when it violates the contract. */
export function readRequest(url: string, init: RequestInit): ReadRequest {
  const { pathname, searchParams } = new URL(url, 'https://club.example')
  const call = findCall(init.method ?? 'GET', pathname)
  if (!call) throw new Error(`The contract has no ${init.method ?? 'GET'} ${pathname}.`)

  const { endpoint, params } = call
  const headers = new Headers(init.headers)
  const body = bodyOf(init)
  const expected = [
    ...ofEveryCall,
    ...(typeof init.body === 'string' ? ['Content-Type'] : []),
    ...(endpoint.effect === 'value' ? ['Idempotency-Key'] : []),
  ]
  const missing = expected.filter(name => !headers.get(name))
  if (missing.length) throw new Error(`${endpoint.name} came without ${missing.join(', ')}.`)
  if (init.credentials !== 'include') throw new Error(`${endpoint.name} came without its cookies.`)

  return { endpoint, headers, input: requestFromWire(endpoint, { params, query: searchParams, body }) }
}

function bodyOf({ body }: RequestInit): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}
