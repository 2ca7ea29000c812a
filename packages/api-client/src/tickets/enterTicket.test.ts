import { goodTicketResult } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { clientHeaders, createApi } from '../client/index.ts'
import { json, recordingFetch } from '../testing/index.ts'
import { enterTicket } from './enterTicket.ts'

test('[API-078] entering a ticket sends both codes under the form’s idempotency key', async () => {
  const fetch = recordingFetch(json(goodTicketResult))
  const api = createApi({
    fetch,
    csrf: { get: () => 'token', set: () => {} },
    platform: clientHeaders('web', { userAgent: '' }),
  })
  const body = { ticketCode: '1432000017123', secondCode: '123' }
  expect(await api.call(enterTicket, { body }, { idempotencyKey: 'key-of-the-form' })).toEqual(
    goodTicketResult,
  )
  const [sent] = fetch.sent
  expect(sent?.url).toBe('/api/loyalty/v2/tickets/entries')
  expect(sent?.headers.get('Idempotency-Key')).toBe('key-of-the-form')
  expect(sent?.init.body).toBe(JSON.stringify(body))
})
