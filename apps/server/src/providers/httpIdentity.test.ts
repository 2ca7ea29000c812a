import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { bodyOf, externalServer } from '../../test/externalServer.ts'
import { httpIdentity } from './index.ts'

const person = {
  subject: 'player-1',
  firstName: 'Verity',
  lastName: 'Mendoza',
  birthDate: '1984-05-17',
  ssnLast4: '7391',
}
const entry = {
  ...person,
  address: {
    address1: '1200 W Washington St',
    city: 'Phoenix',
    stateCode: 'AZ',
    zipCode: '85007',
    countryCode: 'US',
  },
}
const scan = { reference: 'scan-1', expiresAt: '2026-03-05T19:00:00.000Z' }

/** Servers that answer get all the time that a busy machine needs. */
const PATIENT_MS = 600_000

async function checkerAt(listener: RequestListener, timeoutMs = PATIENT_MS) {
  const { url } = await externalServer(listener, '/identity')
  return { url, checker: httpIdentity({ url, secret: 'shared', timeoutMs }) }
}

const answering = (json: unknown, status = 200) =>
  checkerAt((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })

test('a check is posted with the shared secret and an idempotency key', async () => {
  const received: unknown[] = []
  const { checker } = await checkerAt((request, response) => {
    const { authorization, 'idempotency-key': key } = request.headers
    void bodyOf(request).then(body => {
      received.push({ method: request.method, url: request.url, authorization, key, body })
      response.end(
        JSON.stringify({ outcome: 'verified', reference: 'r', validUntil: '2028-03-05T18:00:00.000Z' }),
      )
    })
  })
  expect(await checker.check(entry, 'check-1')).toEqual({
    outcome: 'verified',
    reference: 'r',
    validUntil: new Date('2028-03-05T18:00:00Z'),
  })
  expect(received).toEqual([
    { method: 'POST', url: '/identity/checks', authorization: 'Bearer shared', key: 'check-1', body: entry },
  ])
})

test("a scan is opened, and read by the provider's reference", async () => {
  const asked: unknown[] = []
  const { url, checker } = await checkerAt((request, response) => {
    asked.push([request.method, request.url])
    const origin = `http://${request.headers.host}`
    response.end(
      JSON.stringify(
        request.method === 'POST'
          ? { ...scan, url: `${origin}/identity/scans/1` }
          : { status: 'approved', validUntil: null },
      ),
    )
  })
  expect(await checker.openScan(person)).toEqual({
    reference: 'scan-1',
    url: `${url}/scans/1`,
    expiresAt: new Date('2026-03-05T19:00:00Z'),
  })
  expect(await checker.readScan('../a b')).toEqual({ status: 'approved', validUntil: null })
  expect(asked).toEqual([
    ['POST', '/identity/scans'],
    ['GET', '/identity/scans/..%2Fa%20b/status.json'],
  ])
})

test.each(['https://elsewhere.example/scan', 'javascript:alert(1)', 'scan', ''])(
  'a scan page at %j is refused as not the provider’s own',
  async url => {
    const { checker } = await answering({ ...scan, url })
    await expect(checker.openScan(person)).rejects.toThrow('not its own')
  },
)

test.each([400, 401, 403, 429, 500, 503])('an answer of %i is a failure', async status => {
  const { checker } = await answering({ outcome: 'verified', reference: 'r', validUntil: null }, status)
  await expect(checker.check(entry, 'check-1')).rejects.toThrow(String(status))
})

test.each([
  { outcome: 'perhaps', reference: 'r', validUntil: null },
  { outcome: 'verified', reference: 'r' },
  { outcome: 'verified', reference: '', validUntil: 'tomorrow' },
  { outcome: 'verified', reference: 'Half of a pair: \ud83c', validUntil: null },
  'verified',
  null,
])('the verdict %j is a failure, and its text does not reach the log', async json => {
  const { checker } = await answering(json)
  const failed = checker.check(entry, 'check-1').catch(String)
  expect(await failed).toMatch(/answered something else than was asked for\.$/)
})

test('an answer that is not JSON is a failure, and its text does not reach the log', async () => {
  const { checker } = await checkerAt((_, response) => response.end('7391 <html>'))
  const failed = await checker.check(entry, 'check-1').catch(String)
  expect(failed).toContain('something else')
  expect(failed).not.toContain('7391')
})

test('a timeout is a failure, and so is a redirect', async () => {
  const silent = await checkerAt(() => {}, 20)
  await expect(silent.checker.check(entry, 'check-1')).rejects.toThrow(/timeout/i)
  const leading = await checkerAt((_, response) =>
    response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
  )
  await expect(leading.checker.check(entry, 'check-1')).rejects.toThrow()
})
