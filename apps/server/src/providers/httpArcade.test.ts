import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { bodyOf, externalServer } from '../../test/externalServer.ts'
import { httpArcade } from './index.ts'

const maker = async (listener: RequestListener) => (await externalServer(listener, '/arcade')).url

/** Servers that answer get all the time that a busy machine needs. */
const options = (url: string) => ({ url, secret: 'shared', timeoutMs: 600_000 })
const wanted = {
  gameId: 'COPPER_WHEEL',
  reference: 'reference-1',
  prize: 50,
  prizes: [
    { amount: 0, weight: 9 },
    { amount: 50, weight: 1 },
  ],
}
const roundAt = (themeHostName: string) => ({
  token: 'a-token-of-the-maker',
  face: '{"spinResults":[]}',
  gameConfig: { gameId: 'COPPER_WHEEL' },
  themeHostName,
})

test('a round is posted with the shared secret and its reference, and no other data', async () => {
  const asked: unknown[] = []
  const url = await maker((request, response) => {
    const { authorization, 'idempotency-key': key } = request.headers
    void bodyOf(request).then(body => {
      asked.push([request.method, request.url, authorization, key, body])
      response.end(JSON.stringify(roundAt(`http://${request.headers.host}/play/COPPER_WHEEL`)))
    })
  })
  const round = await httpArcade(options(url)).openRound(wanted)
  expect(round).toEqual(roundAt(`${new URL(url).origin}/play/COPPER_WHEEL`))
  const { reference, ...body } = wanted
  expect(asked).toEqual([['POST', '/arcade/rounds', 'Bearer shared', reference, body]])
})

test.each([
  ['a page of another house', roundAt('https://elsewhere.example/play')],
  ['a page that is a script', roundAt('javascript:alert(1)')],
  ['no page at all', roundAt('nowhere')],
  ['no token', { ...roundAt('https://games.example'), token: '' }],
  ['something else', { won: 1_000_000 }],
])('an answer with %s is a failure', async (_, json) => {
  const url = await maker((_request, response) => response.end(JSON.stringify(json)))
  await expect(httpArcade(options(url)).openRound(wanted)).rejects.toThrow('The game maker')
})

test.each([
  { token: 'a-token-of-the-maker\ud83c' },
  { face: '{\0}' },
  { gameConfig: { gameId: '\ud83c' } },
  { gameConfig: { '\ud83c': 'COPPER_WHEEL' } },
])('a round with %j, which the database cannot store, is a failure', async part => {
  const url = await maker((request, response) =>
    response.end(JSON.stringify({ ...roundAt(`http://${request.headers.host}/play`), ...part })),
  )
  await expect(httpArcade(options(url)).openRound(wanted)).rejects.toThrow(/something else/)
})

test.each([403, 500, 503])('an answer of %d is a failure', async status => {
  const url = await maker((_, response) => response.writeHead(status).end())
  await expect(httpArcade(options(url)).openRound(wanted)).rejects.toThrow(`answered ${status}`)
})

test('a timeout is a failure', async () => {
  const url = await maker(() => {})
  const silent = httpArcade({ ...options(url), timeoutMs: 20 })
  await expect(silent.openRound(wanted)).rejects.toThrow()
})
