import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { describe, expect, test } from 'vitest'
import { CLUB_URL, openSandbox, SECRET } from '../../../test/openSandbox.ts'
import { createSandbox } from '../../createSandbox.ts'

const mail = (id: string) => ({
  id,
  to: 'poor@players.example',
  subject: 'Hello',
  html: '',
  text: '',
  sentAt: '2026-11-21T16:00:00Z',
})

describe('a fault', () => {
  test.each([403, 500, 503])(
    'answers %i to the next calls, counts them down, and then stops',
    async status => {
      const sandbox = await openSandbox()
      await sandbox.post('/faults', { service: 'mail', calls: 2, status })
      expect((await sandbox.postAsProduct('/mail', mail('1'))).status).toBe(status)
      expect(await sandbox.json('/faults.json')).toEqual({ faults: [{ service: 'mail', calls: 1, status }] })
      expect((await sandbox.postAsProduct('/mail', mail('1'))).status).toBe(status)
      expect(await sandbox.json('/faults.json')).toEqual({ faults: [] })
      expect((await sandbox.postAsProduct('/mail', mail('1'))).status).toBe(201)
    },
  )

  test('affects exactly as many calls as it says when they arrive at once', async () => {
    const sandbox = await openSandbox()
    await sandbox.post('/faults', { service: 'mail', calls: 2, status: 503 })
    const answers = await Promise.all(
      ['1', '2', '3', '4'].map(id => sandbox.postAsProduct('/mail', mail(id))),
    )
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      201, 201, 503, 503,
    ])
  })

  test('delays a call, and then lets it through', async () => {
    const waits: number[] = []
    const wait = async (ms: number) => waits.push(ms)
    const sandbox = await openSandbox({}, { wait })
    await sandbox.post('/faults', { service: 'mail', calls: 1, slowMs: 5000 })
    expect((await sandbox.postAsProduct('/mail', mail('1'))).status).toBe(201)
    expect((await sandbox.postAsProduct('/mail', mail('2'))).status).toBe(201)
    expect(waits).toEqual([5000])
  })

  test('breaks the connection', async () => {
    const app = await createSandbox({ port: 0, clubUrl: CLUB_URL, secret: SECRET }, { warn: () => undefined })
    const server = createAdaptorServer({ fetch: app.fetch })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const address = server.address()
      const url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
      const json = { 'content-type': 'application/json' }
      const fault = JSON.stringify({ service: 'mail', calls: 1, refuse: true })
      await fetch(`${url}/faults`, { method: 'POST', headers: json, body: fault })
      const send = () =>
        fetch(`${url}/mail`, {
          method: 'POST',
          headers: { ...json, authorization: `Bearer ${SECRET}` },
          body: JSON.stringify(mail('1')),
        })
      await expect(send()).rejects.toThrow('fetch failed')
      expect((await send()).status).toBe(201)
    } finally {
      server.close()
    }
  })

  test('affects what the product asks about a location, and not the page about it', async () => {
    const sandbox = await openSandbox()
    const reading = { subject: 'player-1', permission: 'GRANTED', position: null }
    const asked = () => sandbox.postAsProduct('/place/checks', reading)
    await sandbox.post('/faults', { service: 'location', calls: 1, status: 503 })
    expect((await sandbox.get('/place')).status).toBe(200)
    expect((await asked()).status).toBe(503)
    expect((await asked()).status).toBe(200)
  })

  test('does not affect other services, people and test programs', async () => {
    const sandbox = await openSandbox()
    await sandbox.post('/faults', { service: 'mail', calls: 1, status: 500 })
    expect((await sandbox.get('/place.json')).status).toBe(200)
    expect((await sandbox.get('/mail')).status).toBe(200)
    expect((await sandbox.get('/mail/messages.json')).status).toBe(200)
    expect(await sandbox.json('/faults.json')).toMatchObject({ faults: [{ calls: 1 }] })
  })
})

describe('a fault set by a program', () => {
  test('replaces the service’s earlier one, and is cleared alone or with all others', async () => {
    const sandbox = await openSandbox()
    await sandbox.post('/faults', { service: 'mail', calls: 1, status: 500 })
    await sandbox.post('/faults', { service: 'mail', calls: 4, refuse: true, slowMs: 10 })
    await sandbox.post('/faults', { service: 'lottery', calls: 1, status: 403 })
    expect(await sandbox.json('/faults.json')).toEqual({
      faults: [
        { service: 'mail', calls: 4, refuse: true, slowMs: 10 },
        { service: 'lottery', calls: 1, status: 403 },
      ],
    })
    await sandbox.post('/faults', { clear: 'lottery' })
    expect(await sandbox.json('/faults.json')).toMatchObject({ faults: [{ service: 'mail' }] })
    await sandbox.post('/faults', { clear: true })
    expect(await sandbox.json('/faults.json')).toEqual({ faults: [] })
  })

  test.each([
    ['an unknown service', { service: 'bank', calls: 1, status: 500 }],
    ['an unknown status', { service: 'mail', calls: 1, status: 418 }],
    ['no calls', { service: 'mail', calls: 0, status: 500 }],
    ['endless calls', { service: 'mail', calls: 1e9, status: 500 }],
    ['nothing that goes wrong', { service: 'mail', calls: 1 }],
    ['a status of a broken connection', { service: 'mail', calls: 1, status: 500, refuse: true }],
    ['an endless delay', { service: 'mail', calls: 1, slowMs: 1e9 }],
    ['an unknown key', { service: 'mail', calls: 1, status: 500, mood: 'bad' }],
    ['an unknown service to clear', { clear: 'bank' }],
    ['a list', []],
  ])('is refused for %s', async (_, body) => {
    const sandbox = await openSandbox()
    expect((await sandbox.post('/faults', body)).status).toBe(422)
    expect(await sandbox.json('/faults.json')).toEqual({ faults: [] })
  })
})

describe('a fault set by a person', () => {
  test('is described in words, and is cleared', async () => {
    const sandbox = await openSandbox()
    const set = { service: 'mail', calls: '3', kind: '503', slowMs: '2000' }
    expect((await sandbox.submit('/faults', set)).headers.get('location')).toBe('/faults?done=set')
    const page = (await sandbox.page('/faults')).replaceAll(/\s+/g, ' ')
    expect(page).toContain(
      '<strong>The mail carrier</strong> answers 503, 2,000 ms late, for the next 3 calls.',
    )
    await sandbox.submit('/faults', { clear: 'mail' })
    expect(await sandbox.page('/faults')).toContain('All services are well.')
  })

  test('breaks the connection, or only delays a call', async () => {
    const sandbox = await openSandbox()
    await sandbox.submit('/faults', { service: 'arcade', calls: '1', kind: 'refuse', slowMs: '' })
    await sandbox.submit('/faults', { service: 'identity', calls: '1', kind: 'none', slowMs: '50' })
    expect(await sandbox.json('/faults.json')).toEqual({
      faults: [
        { service: 'arcade', calls: 1, refuse: true },
        { service: 'identity', calls: 1, slowMs: 50 },
      ],
    })
    await sandbox.submit('/faults', { clear: 'all' })
    expect(await sandbox.json('/faults.json')).toEqual({ faults: [] })
  })

  test.each([
    [{ service: 'bank', calls: '1', kind: '500' }, 'Choose a service.'],
    [{ service: 'mail', calls: 'many', kind: '500' }, 'Calls: enter a whole number'],
    [{ service: 'mail', calls: '1', kind: '500', slowMs: '1.5' }, 'Delay: enter a whole number'],
    [{ service: 'mail', calls: '1', kind: 'none' }, 'Choose what goes wrong'],
    [{ clear: 'bank' }, 'There is no such service.'],
  ])('is refused for %o, and the page says why', async (fields, says) => {
    const sandbox = await openSandbox()
    const answer = await sandbox.submit('/faults', fields)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(says)
    expect(await sandbox.json('/faults.json')).toEqual({ faults: [] })
  })
})
