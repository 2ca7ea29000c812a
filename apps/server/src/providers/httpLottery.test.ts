import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { bodyOf, externalServer } from '../../test/externalServer.ts'
import { goodTicket } from '../../test/fakeCentralSystem.ts'
import { httpLocation, httpLottery } from './index.ts'

const codes = { ticketCode: '1432000017123', secondCode: '573' }
const reading = { permission: 'GRANTED', position: { lat: 33.4484, lon: -112.074 } }

const outside = async (listener: RequestListener) => (await externalServer(listener, '/outside')).url

/** Servers that answer get all the time that a busy machine needs. */
const options = (url: string) => ({ url, secret: 'shared', timeoutMs: 600_000 })
const answering = async (json: unknown, status = 200) =>
  options(
    await outside((_, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json)),
    ),
  )

test('a ticket is posted with the shared secret and the id of its entry, and the entry is read by that id', async () => {
  const asked: unknown[] = []
  const url = await outside((request, response) => {
    const { authorization, 'idempotency-key': key } = request.headers
    void bodyOf(request).then(body => {
      asked.push([request.method, request.url, authorization, key, body])
      response.end(JSON.stringify(goodTicket))
    })
  })
  const lottery = httpLottery(options(url))
  expect(await lottery.enterTicket(codes, 'entry-1')).toEqual(goodTicket)
  expect(await lottery.readEntry('../entry 1')).toEqual(goodTicket)
  expect(asked).toEqual([
    ['POST', '/outside/entries', 'Bearer shared', 'entry-1', codes],
    ['GET', '/outside/entries/..%2Fentry%201', 'Bearer shared', undefined, null],
  ])
})

test('a refusal has a known reason', async () => {
  const lottery = httpLottery(await answering({ outcome: 'refused', reason: 'expired' }))
  expect(await lottery.enterTicket(codes, 'entry-1')).toEqual({ outcome: 'refused', reason: 'expired' })
})

test.each([
  { outcome: 'refused', reason: 'because' },
  { ...goodTicket, retailPrice: -5 },
  { ...goodTicket, retailPrice: 1_000_000 },
  { ...goodTicket, gameNumber: '' },
  { ...goodTicket, gameTypeId: 2_147_483_648 },
  { ...goodTicket, gameTypeId: -2_147_483_649 },
  { ...goodTicket, gameNumber: '14\0' },
  { ...goodTicket, gameName: 'Copper\0Canyon' },
  { ...goodTicket, gameName: 'Half of a pair: \ud83c' },
  { ...goodTicket, graphicImageUrl: '/media/\0.svg' },
  { ...goodTicket, superBonusKeys: ['desert\0trail'] },
  { ...goodTicket, revealToken: '\0' },
  { outcome: 'accepted' },
  null,
])('the verdict %j is a failure, and its text does not reach the log', async json => {
  const lottery = httpLottery(await answering(json))
  expect(await lottery.enterTicket(codes, 'entry-1').catch(String)).toMatch(
    /The central system answered something else than was asked for\.$/,
  )
})

test.each([
  { ...goodTicket, gameName: 'Monzón 🌵' },
  { ...goodTicket, gameNumber: '10000000000', gameTypeId: 2_147_483_647 },
])('the verdict %j is one that can be stored', async json => {
  const lottery = httpLottery(await answering(json))
  expect(await lottery.enterTicket(codes, 'entry-1')).toEqual(json)
})

test.each([401, 429, 500, 503])('an answer of %i is a failure, and so is a timeout', async status => {
  const lottery = httpLottery(await answering(goodTicket, status))
  await expect(lottery.enterTicket(codes, 'entry-1')).rejects.toThrow(String(status))
  const silent = httpLottery({ ...options(await outside(() => {})), timeoutMs: 20 })
  await expect(silent.enterTicket(codes, 'entry-1')).rejects.toThrow(/timeout/i)
})

test('a device reading is posted with the pseudonymous id of the player', async () => {
  let sent: unknown
  const url = await outside((request, response) => {
    void bodyOf(request).then(body => {
      sent = body
      response.end(JSON.stringify(reading))
    })
  })
  expect(await httpLocation(options(url)).check(reading, 'player-1')).toEqual(reading)
  expect(sent).toEqual({ subject: 'player-1', ...reading })
})

test.each([{ permission: 'GRANTED' }, { permission: 'GRANTED', position: { lat: 91, lon: 0 } }, 'here'])(
  'the answer %j is a failure, and its text does not reach the log',
  async json => {
    const failed = httpLocation(await answering(json))
      .check(reading, 'player-1')
      .catch(String)
    expect(await failed).toMatch(/The location service answered something else than was asked for\.$/)
  },
)
