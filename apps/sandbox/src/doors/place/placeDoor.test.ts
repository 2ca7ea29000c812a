import { describe, expect, test } from 'vitest'
import { CLUB_URL, openSandbox } from '../../../test/openSandbox.ts'

const PHOENIX = { lat: 33.4484, lon: -112.074 }

describe('a program', () => {
  test('finds the player in Phoenix, moves them, and turns the override off', async () => {
    const sandbox = await openSandbox()
    expect(await sandbox.json('/place.json')).toEqual(PHOENIX)
    const moved = await sandbox.post('/place', { lat: 36.17, lon: -115.14 })
    expect(await moved.json()).toEqual({ lat: 36.17, lon: -115.14 })
    await sandbox.post('/place', { off: true })
    expect(await sandbox.json('/place.json')).toEqual({ off: true })
  })

  test.each([
    ['nothing', {}],
    ['half a place', { lat: 33 }],
    ['text', { lat: '33', lon: '-112' }],
    ['beyond the pole', { lat: 91, lon: 0 }],
    ['beyond the date line', { lat: 0, lon: -181 }],
    ['off and on', { off: true, lat: 1, lon: 1 }],
    ['not off', { off: false }],
    ['null', null],
  ])('that sends %s is refused, and the player stays', async (_, body) => {
    const sandbox = await openSandbox()
    expect((await sandbox.post('/place', body)).status).toBe(422)
    expect(await sandbox.json('/place.json')).toEqual(PHOENIX)
  })
})

describe('the product', () => {
  const reading = { subject: 'player-1', permission: 'DENIED', position: null }

  test('is told the override, whatever the browser said', async () => {
    const sandbox = await openSandbox()
    const answer = await sandbox.postAsProduct('/place/checks', reading)
    expect(await answer.json()).toEqual({ permission: 'GRANTED', position: PHOENIX })
  })

  test('is told what the browser said where the override is off', async () => {
    const sandbox = await openSandbox()
    await sandbox.post('/place', { off: true })
    const answer = await sandbox.postAsProduct('/place/checks', reading)
    expect(await answer.json()).toEqual({ permission: 'DENIED', position: null })
    const found = { ...reading, permission: 'GRANTED', position: { lat: 32.2, lon: -110.9 } }
    const placed = await sandbox.postAsProduct('/place/checks', found)
    expect(await placed.json()).toEqual({ permission: 'GRANTED', position: { lat: 32.2, lon: -110.9 } })
  })

  test('alone may ask, and in the shape that is one', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.post('/place/checks', reading)).status).toBe(401)
    expect((await sandbox.postAsProduct('/place/checks', { ...reading, position: 'here' })).status).toBe(422)
    expect(
      (await sandbox.get('/place.json', { origin: CLUB_URL })).headers.has('access-control-allow-origin'),
    ).toBe(false)
  })
})

describe('a person', () => {
  test('goes to a town, and reads whether it lies in Arizona', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.submit('/place', { preset: 'las-vegas' })).status).toBe(303)
    expect(await sandbox.page('/place')).toContain('Las Vegas (36.1716, -115.1391), outside Arizona.')
    await sandbox.submit('/place', { preset: 'tucson' })
    expect(await sandbox.page('/place')).toContain('Tucson (32.2226, -110.9747), in Arizona.')
  })

  test('types degrees, or turns the override off', async () => {
    const sandbox = await openSandbox()
    await sandbox.submit('/place', { lat: ' 34.5 ', lon: '-111' })
    expect(await sandbox.json('/place.json')).toEqual({ lat: 34.5, lon: -111 })
    await sandbox.submit('/place', { off: 'true' })
    expect(await sandbox.page('/place')).toContain('Off: the browser’s real position counts.')
  })

  test('who types no degrees reads it at the field, and finds what they typed', async () => {
    const sandbox = await openSandbox()
    const answer = await sandbox.submit('/place', { lat: '"north', lon: '' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Enter degrees from -90 to 90')
    expect(page).toContain('value="&quot;north"')
    expect(page).toMatch(/id="lat"[^>]*aria-describedby="lat-error"[^>]*aria-invalid="true"/s)
    expect(await sandbox.json('/place.json')).toEqual(PHOENIX)
  })
})
