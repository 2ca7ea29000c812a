import { describe, expect, test } from 'vitest'
import { CLUB_URL, openSandbox, type OpenSandbox, REAL_NOW, SECRET } from '../../../test/openSandbox.ts'

const person = {
  subject: 'player-1',
  firstName: 'Noah',
  lastName: 'Tempe',
  birthDate: '1992-07-04',
  ssnLast4: null,
}
const check = {
  ...person,
  address: {
    address1: '1 Mill Avenue',
    city: 'Tempe',
    stateCode: 'AZ',
    zipCode: '85281',
    countryCode: 'US',
  },
}

const postCheck = (sandbox: OpenSandbox, body: object, key = 'check-1') =>
  sandbox.post('/identity/checks', body, { authorization: `Bearer ${SECRET}`, 'idempotency-key': key })

async function openScan(sandbox: OpenSandbox): Promise<{ reference: string; path: string }> {
  const answer = await sandbox.postAsProduct('/identity/scans', person)
  const { reference, url } = (await answer.json()) as { reference: string; url: string }
  return { reference, path: new URL(url).pathname }
}

async function statusOf(sandbox: OpenSandbox, reference: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${SECRET}` }
  return (await sandbox.get(`/identity/scans/${reference}/status.json`, headers)).json()
}

describe('a check of a player’s data', () => {
  test.each([
    [null, 'verified', '2028-11-21T16:00:00.000Z'],
    ['1234', 'verified', '2028-11-21T16:00:00.000Z'],
    ['0000', 'failed', null],
    ['9999', 'alreadyValidated', null],
  ])('with the digits %s comes to %s', async (ssnLast4, outcome, validUntil) => {
    const sandbox = await openSandbox()
    const answer = await postCheck(sandbox, { ...check, ssnLast4 })
    expect(await answer.json()).toMatchObject({ outcome, validUntil })
  })

  test.each([
    { firstName: '' },
    { birthDate: '1992-02-30' },
    { address: { ...check.address, address1: '' } },
    { ssnLast4: '123' },
  ])('is refused for %j', async wrong => {
    const sandbox = await openSandbox()
    expect((await postCheck(sandbox, { ...check, ...wrong })).status).toBe(422)
  })

  test.each([null, '0000'])('with the digits %s comes to one verdict for each key', async ssnLast4 => {
    const sandbox = await openSandbox()
    const verdictOf = async (key: string): Promise<{ reference: string }> =>
      (await postCheck(sandbox, { ...check, ssnLast4 }, key)).json()
    const first = await verdictOf('check-1')
    await sandbox.post('/clock', { advanceMs: 60_000 })
    expect(await verdictOf('check-1')).toEqual(first)
    expect((await verdictOf('check-2')).reference).not.toBe(first.reference)
  })

  test('is refused without an idempotency key', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.postAsProduct('/identity/checks', check)).status).toBe(400)
  })

  test('is refused to all but the product', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.post('/identity/checks', check)).status).toBe(401)
    expect((await sandbox.post('/identity/scans', person)).status).toBe(401)
    expect((await sandbox.get('/identity/scans/any/status.json')).status).toBe(401)
  })

  test('does not keep the digits', async () => {
    const sandbox = await openSandbox()
    await sandbox.postAsProduct('/identity/scans', { ...person, ssnLast4: '7391' })
    expect(await sandbox.textWithoutIds('/identity/scans.json')).not.toContain('7391')
  })
})

describe('an ID scan', () => {
  test.each([
    ['approve', 'approved', '2028-11-21T16:00:00.000Z'],
    ['reject', 'rejected', null],
  ])('is decided by a person’s press of %s, and is then %s', async (decision, status, validUntil) => {
    const sandbox = await openSandbox()
    const { reference, path } = await openScan(sandbox)
    expect(await statusOf(sandbox, reference)).toEqual({ status: 'pending', validUntil: null })
    expect(await sandbox.page(path)).toContain(`value="${decision}"`)
    const pressed = await sandbox.submit(path, { decision })
    expect(pressed.headers.get('location')).toBe(path)
    expect(await statusOf(sandbox, reference)).toEqual({ status, validUntil })
    expect(await sandbox.page(path)).not.toContain('<form')
    expect(await sandbox.page('/identity')).toContain(status)
  })

  test('keeps its first decision', async () => {
    const sandbox = await openSandbox()
    const { reference, path } = await openScan(sandbox)
    await sandbox.post(path, { decision: 'reject' })
    expect((await sandbox.post(path, { decision: 'approve' })).status).toBe(409)
    expect(await statusOf(sandbox, reference)).toMatchObject({ status: 'rejected' })
  })

  test('keeps a decision that is made while another one arrives', async () => {
    const sandbox = await openSandbox()
    const { reference, path } = await openScan(sandbox)
    const late = await sandbox.postSlowly(path, { decision: 'approve' }, () =>
      sandbox.post(path, { decision: 'reject' }),
    )
    expect(late.status).toBe(409)
    expect(await statusOf(sandbox, reference)).toMatchObject({ status: 'rejected' })
  })

  test('ends after an hour', async () => {
    const sandbox = await openSandbox()
    const { reference, path } = await openScan(sandbox)
    await sandbox.post('/clock', { advanceMs: 3_600_000 })
    expect(await statusOf(sandbox, reference)).toMatchObject({ status: 'lapsed' })
    expect((await sandbox.post(path, { decision: 'approve' })).status).toBe(409)
    expect(await sandbox.page(path)).toContain('has run out')
  })

  test('can be framed by the product alone', async () => {
    const sandbox = await openSandbox()
    const { path } = await openScan(sandbox)
    const policy = (await sandbox.get(path)).headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors ${CLUB_URL}`)
    expect(policy).toContain("script-src 'none'")
  })

  test('shows a hostile name as text', async () => {
    const sandbox = await openSandbox()
    const hostile = '"><script>alert(1)</script>'
    const answer = await sandbox.postAsProduct('/identity/scans', { ...person, firstName: hostile })
    const { reference } = (await answer.json()) as { reference: string }
    for (const path of ['/identity', `/identity/scans/${reference}`])
      expect(await sandbox.page(path)).not.toContain('<script>')
  })

  test('is not found under an unknown id', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.get('/identity/scans/none')).status).toBe(404)
    expect((await sandbox.post('/identity/scans/none', { decision: 'approve' })).status).toBe(404)
  })
})

test('reports where it is done and until when', async () => {
  const sandbox = await openSandbox()
  const answer = await sandbox.postAsProduct('/identity/scans', person)
  expect(answer.status).toBe(201)
  const { reference, url, expiresAt } = (await answer.json()) as Record<string, string>
  expect(url).toBe(`http://localhost:3001/identity/scans/${reference}`)
  expect(expiresAt).toBe(new Date(REAL_NOW.getTime() + 3_600_000).toISOString())
})
