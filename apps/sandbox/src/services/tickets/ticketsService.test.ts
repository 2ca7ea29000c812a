import { ticketCodes, transposedCode, type TicketKind } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { openSandbox, SECRET, type OpenSandbox } from '../../../test/openSandbox.ts'
import { BOOK } from './book.ts'

const KINDS = ['scratch', 'fastPlay', 'draw', 'quickDraw', 'quickCard'] as const

type Listed = {
  kind: TicketKind
  outcome: string
  ticketCode: string
  secondCode: string
  retailPrice: number
}

const list = async (sandbox: OpenSandbox, query = ''): Promise<Listed[]> => {
  const answer = await (await sandbox.get(`/tickets.json${query}`)).json()
  return answer.tickets
}
const enter = async (sandbox: OpenSandbox, body: object, entryId = 'entry-1') =>
  sandbox.ask(
    'POST',
    '/tickets/entries',
    { 'content-type': 'application/json', authorization: `Bearer ${SECRET}`, 'idempotency-key': entryId },
    JSON.stringify(body),
  )
const first = async (sandbox: OpenSandbox, kind: TicketKind, outcome: string) => {
  const [ticket] = await list(sandbox, `?kind=${kind}&outcome=${outcome}`)
  if (!ticket) throw new Error('no such ticket')
  return { ticket, codes: ticketCodes(kind, ticket) }
}

test.each(['good', 'used', 'cancelled', 'expired', 'unknown', 'ended'])(
  'prints 40 tickets that are %s, in every kind of ticket',
  async outcome => {
    const tickets = await list(await openSandbox(), `?outcome=${outcome}`)
    expect(tickets).toHaveLength(40)
    expect(new Set(tickets.map(({ kind }) => kind))).toEqual(new Set(KINDS))
  },
)

test('prints no code twice', () => {
  expect(new Set(BOOK.map(({ codes }) => codes.ticketCode)).size).toBe(BOOK.length)
})

test.each(['scratch', 'fastPlay', 'draw', 'quickDraw', 'quickCard'] as const)(
  'accepts a good ticket of the kind %s once, from the first caller',
  async kind => {
    const sandbox = await openSandbox()
    const { ticket, codes } = await first(sandbox, kind, 'good')
    const taken = await enter(sandbox, codes)
    expect(await taken.json()).toMatchObject({
      outcome: 'accepted',
      isSettled: true,
      retailPrice: ticket.retailPrice,
      graphicImageUrl: expect.stringMatching(/^\/media\/api\/file\/games\/\d+\.svg$/),
    })
    expect(await (await enter(sandbox, codes)).json()).toMatchObject({ outcome: 'accepted' })
    expect(await (await enter(sandbox, codes, 'entry-2')).json()).toEqual({
      outcome: 'refused',
      reason: 'used',
    })
    const [again] = await list(sandbox, `?kind=${kind}&outcome=good`)
    expect(again).toMatchObject({ isEntered: true })
  },
)

test.each([
  ['used', 'used'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
  ['ended', 'gameEnded'],
])('refuses a ticket that is %s with the reason %s', async (outcome, reason) => {
  const sandbox = await openSandbox()
  for (const kind of KINDS) {
    const { codes } = await first(sandbox, kind, outcome)
    expect(await (await enter(sandbox, codes)).json()).toEqual({ outcome: 'refused', reason })
  }
})

test('answers notFound for an unknown number, and invalid for an unknown long code', async () => {
  const sandbox = await openSandbox()
  const scratcher = await first(sandbox, 'scratch', 'unknown')
  expect(await (await enter(sandbox, scratcher.codes)).json()).toMatchObject({ reason: 'notFound' })
  const draw = await first(sandbox, 'draw', 'unknown')
  expect(await (await enter(sandbox, draw.codes)).json()).toMatchObject({ reason: 'invalid' })
})

test('answers invalid for a wrong second code, and for one that was not transposed', async () => {
  const sandbox = await openSandbox()
  const { codes } = await first(sandbox, 'scratch', 'good')
  const wrong = { ...codes, secondCode: codes.secondCode === '999' ? '998' : '999' }
  expect(await (await enter(sandbox, wrong)).json()).toEqual({ outcome: 'refused', reason: 'invalid' })
  const fastPlay = await first(sandbox, 'fastPlay', 'good')
  const { ticketCode, secondCode } = fastPlay.ticket
  expect(transposedCode(ticketCode, secondCode)).not.toBe(secondCode)
  const printed = { ...fastPlay.codes, secondCode }
  expect(await (await enter(sandbox, printed)).json()).toEqual({ outcome: 'refused', reason: 'invalid' })
})

test('settles a ticket that was sold just now an hour later', async () => {
  let now = new Date('2026-11-21T16:00:00Z')
  const sandbox = await openSandbox({}, { realNow: () => now })
  const pending = BOOK.find(({ isPending }) => isPending)
  const read = async () =>
    (await sandbox.get('/tickets/entries/entry-1', { authorization: `Bearer ${SECRET}` })).json()
  expect(await (await enter(sandbox, pending?.codes ?? {})).json()).toMatchObject({ isSettled: false })
  expect(await read()).toMatchObject({ isSettled: false })
  now = new Date('2026-11-21T17:00:00Z')
  expect(await read()).toMatchObject({ outcome: 'accepted', isSettled: true })
})

describe('ticket entries', () => {
  test('are made and read by the product alone', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.post('/tickets/entries', { ticketCode: 'x', secondCode: null })).status).toBe(401)
    expect((await sandbox.get('/tickets/entries/entry-1')).status).toBe(401)
  })

  test('require an idempotency key and a valid body, and are not found under an unknown key', async () => {
    const sandbox = await openSandbox()
    expect(
      (await sandbox.postAsProduct('/tickets/entries', { ticketCode: 'x', secondCode: null })).status,
    ).toBe(400)
    expect((await enter(sandbox, { ticketCode: '', secondCode: null })).status).toBe(422)
    const unread = await sandbox.get('/tickets/entries/none', { authorization: `Bearer ${SECRET}` })
    expect(unread.status).toBe(404)
  })
})

test('shows the tickets of a kind as they are printed', async () => {
  const sandbox = await openSandbox()
  const { ticket, codes } = await first(sandbox, 'fastPlay', 'good')
  const page = await sandbox.page('/tickets?kind=fastPlay')
  expect(page).toContain(`<code>${ticket.ticketCode}</code>`)
  expect(page).toContain(`<code>${ticket.secondCode}</code>`)
  expect(page).not.toContain('>entered<')
  await enter(sandbox, codes)
  expect(await sandbox.page('/tickets?kind=fastPlay')).toContain('>entered<')
})
