import { afterEach, expect, test, vi } from 'vitest'
import { fetchForPartner } from './fetchForPartner.ts'

afterEach(() => vi.restoreAllMocks())

test('a call names the partner’s page as soon as it is known, and keeps its own headers', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  let origin: string | null = null
  const send = fetchForPartner({ partnerOrigin: () => origin })
  await send('/api/tokens', { headers: { Accept: 'application/json' } })
  origin = 'https://partner.example'
  await send('/api/tokens', { headers: { Accept: 'application/json' } })
  const sent = fetch.mock.calls.map(([, init]) => new Headers(init?.headers))
  expect(sent.map(headers => headers.get('X-Partner-Origin'))).toEqual([null, 'https://partner.example'])
  expect(sent.map(headers => headers.get('Accept'))).toEqual(['application/json', 'application/json'])
})
