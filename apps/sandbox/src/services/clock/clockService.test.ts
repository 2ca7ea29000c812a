import { describe, expect, test } from 'vitest'
import { CLUB_URL, openSandbox, REAL_NOW, SECRET } from '../../../test/openSandbox.ts'
import { describeOffset } from './clockPage.ts'

const HOUR = 3_600_000

function club(answer: () => Promise<Response> = async () => new Response(null, { status: 204 })) {
  const calls: { url: string; authorization: string | null; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    calls.push({
      url: request.url,
      authorization: request.headers.get('authorization'),
      body: await request.json(),
    })
    return answer()
  }
  return { calls, fetch }
}

const iso = (ms: number) => new Date(REAL_NOW.getTime() + ms).toISOString()

describe('a clock change by a program', () => {
  test('sets a moment, moves forward and back, resets to the real time, and is sent to the product each time', async () => {
    const { calls, fetch } = club()
    const sandbox = await openSandbox({}, { fetch })
    expect(await sandbox.json('/clock.json')).toEqual({ offsetMs: 0, now: iso(0) })

    const moved = await sandbox.post('/clock', { now: iso(24 * HOUR) })
    expect(moved.status).toBe(200)
    expect(await moved.json()).toEqual({ offsetMs: 24 * HOUR, now: iso(24 * HOUR) })
    await sandbox.post('/clock', { advanceMs: HOUR })
    await sandbox.post('/clock', { advanceMs: -2 * HOUR })
    expect(await sandbox.json('/clock.json')).toEqual({ offsetMs: 23 * HOUR, now: iso(23 * HOUR) })
    await sandbox.post('/clock', { reset: true })

    expect(calls.map(({ body }) => body)).toEqual([24, 25, 23, 0].map(hours => ({ offsetMs: hours * HOUR })))
    expect(calls[0]).toMatchObject({ url: `${CLUB_URL}/__demo/clock`, authorization: `Bearer ${SECRET}` })
  })

  test('adds up with others that arrive at once', async () => {
    const { calls, fetch } = club()
    const sandbox = await openSandbox({}, { fetch })
    await Promise.all([1, 2, 3].map(() => sandbox.post('/clock', { advanceMs: HOUR })))
    expect(calls.map(({ body }) => body)).toEqual([1, 2, 3].map(hours => ({ offsetMs: hours * HOUR })))
  })

  test('is read as JSON at the page’s own address', async () => {
    const sandbox = await openSandbox()
    const answer = await sandbox.get('/clock', { accept: 'application/json' })
    expect(await answer.json()).toEqual({ offsetMs: 0, now: iso(0) })
  })

  test.each([
    [
      'the product cannot be reached',
      async () => Promise.reject(new TypeError('fetch failed')),
      'did not answer',
    ],
    ['the product refuses it', async () => new Response(null, { status: 404 }), 'answered 404'],
  ])('reports that %s, and is kept for its next start', async (_, answer, says) => {
    const sandbox = await openSandbox({}, club(answer))
    const moved = await sandbox.post('/clock', { advanceMs: HOUR })
    expect(moved.status).toBe(502)
    expect(await moved.json()).toMatchObject({ offsetMs: HOUR, error: expect.stringContaining(says) })
    expect(await sandbox.json('/clock.json')).toMatchObject({ offsetMs: HOUR })
  })

  test.each([
    ['nothing', {}],
    ['two at once', { advanceMs: 1, reset: true }],
    ['a list', []],
    ['a value that is no object', 'reset'],
    ['a moment without a zone', { now: '2026-12-01T09:00:00' }],
    ['a text that is no moment', { now: 'tomorrow' }],
    ['a moment out of reach', { now: '2150-01-01T00:00:00Z' }],
    ['half a millisecond', { advanceMs: 0.5 }],
    ['a distance out of reach', { advanceMs: 1e15 }],
    ['a false reset', { reset: false }],
  ])('is refused with %s, and the clock stays', async (_, body) => {
    const { calls, fetch } = club()
    const sandbox = await openSandbox({}, { fetch })
    const answer = await sandbox.post('/clock', body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ status: 422, title: expect.stringMatching(/\w/) })
    expect(await sandbox.json('/clock.json')).toMatchObject({ offsetMs: 0 })
    expect(calls).toEqual([])
  })
})

describe('a clock change by a person', () => {
  test('sets a wall time in Phoenix', async () => {
    const sandbox = await openSandbox()
    const answer = await sandbox.submit('/clock', { at: '2026-12-25T08:30' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/clock?done=moved')
    expect(await sandbox.json('/clock.json')).toMatchObject({ now: '2026-12-25T15:30:00.000Z' })
    expect(await sandbox.page('/clock?done=moved')).toContain('Friday, December 25, 2026 at 8:30')
  })

  test('is made by a button or by a distance, and undone', async () => {
    const sandbox = await openSandbox()
    await sandbox.submit('/clock', { advanceMs: String(30 * 60_000) })
    await sandbox.submit('/clock', { amount: '1.5', unit: 'hours' })
    expect(await sandbox.json('/clock.json')).toMatchObject({ offsetMs: 2 * HOUR })
    await sandbox.submit('/clock', { reset: 'true' })
    expect(await sandbox.json('/clock.json')).toMatchObject({ offsetMs: 0 })
  })

  test.each([
    [{ at: '' }, 'Enter a date and a time.'],
    [{ amount: 'soon', unit: 'days' }, 'Enter how far'],
    [{ amount: '', unit: 'days' }, 'Enter how far'],
    [{ amount: '1', unit: 'years' }, 'Choose minutes, hours or days.'],
    [{ amount: '99999999', unit: 'days' }, 'between 2000 and 2099'],
    [{ advanceMs: 'x' }, 'between 2000 and 2099'],
  ])('is refused for %o, and the page says why', async (fields, says) => {
    const sandbox = await openSandbox()
    const answer = await sandbox.submit('/clock', fields)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(says)
    expect(await sandbox.json('/clock.json')).toMatchObject({ offsetMs: 0 })
  })

  test('reports that the product did not answer', async () => {
    const sandbox = await openSandbox(
      {},
      club(async () => Promise.reject(new TypeError('fetch failed'))),
    )
    const answer = await sandbox.submit('/clock', { advanceMs: '60000' })
    expect(answer.status).toBe(502)
    expect(await answer.text()).toContain(`The product at ${CLUB_URL} did not answer.`)
  })
})

test.each([
  [0, 'The real time.'],
  [20_000, 'Within a minute of the real time.'],
  [25 * HOUR + 60_000, '1 day 1 hour 1 minute ahead of the real time.'],
  [-48 * HOUR, '2 days behind the real time.'],
])('describes an offset of %i ms as "%s"', (offsetMs, says) => {
  expect(describeOffset(offsetMs)).toBe(says)
})
