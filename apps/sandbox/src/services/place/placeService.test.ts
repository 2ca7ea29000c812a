import { describe, expect, test } from 'vitest'
import { CLUB_URL, openSandbox } from '../../../test/openSandbox.ts'

const PHOENIX = { lat: 33.4484, lon: -112.074 }

describe('an override of the location by a program', () => {
  test('starts in Phoenix, moves, and is turned off', async () => {
    const sandbox = await openSandbox()
    expect(await sandbox.json('/place.json')).toEqual(PHOENIX)
    const moved = await sandbox.post('/place', { lat: 36.17, lon: -115.14 })
    expect(await moved.json()).toEqual({ lat: 36.17, lon: -115.14 })
    await sandbox.post('/place', { off: true })
    expect(await sandbox.json('/place.json')).toEqual({ off: true })
  })

  test.each([
    ['nothing', {}],
    ['a latitude alone', { lat: 33 }],
    ['text for numbers', { lat: '33', lon: '-112' }],
    ['a latitude beyond the pole', { lat: 91, lon: 0 }],
    ['a longitude beyond the date line', { lat: 0, lon: -181 }],
    ['both off and a position', { off: true, lat: 1, lon: 1 }],
    ['a false off', { off: false }],
    ['null', null],
  ])('is refused for %s, and the location stays', async (_, body) => {
    const sandbox = await openSandbox()
    expect((await sandbox.post('/place', body)).status).toBe(422)
    expect(await sandbox.json('/place.json')).toEqual(PHOENIX)
  })
})

describe('the location that the product receives', () => {
  const reading = { subject: 'player-1', permission: 'DENIED', position: null }

  test('is the override, whatever the browser reported', async () => {
    const sandbox = await openSandbox()
    const answer = await sandbox.postAsProduct('/place/checks', reading)
    expect(await answer.json()).toEqual({ permission: 'GRANTED', position: PHOENIX })
  })

  test('is what the browser reported where the override is off', async () => {
    const sandbox = await openSandbox()
    await sandbox.post('/place', { off: true })
    const answer = await sandbox.postAsProduct('/place/checks', reading)
    expect(await answer.json()).toEqual({ permission: 'DENIED', position: null })
    const found = { ...reading, permission: 'GRANTED', position: { lat: 32.2, lon: -110.9 } }
    const placed = await sandbox.postAsProduct('/place/checks', found)
    expect(await placed.json()).toEqual({ permission: 'GRANTED', position: { lat: 32.2, lon: -110.9 } })
  })

  test('is refused to other callers, and for a malformed request', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.post('/place/checks', reading)).status).toBe(401)
    expect((await sandbox.postAsProduct('/place/checks', { ...reading, position: 'here' })).status).toBe(422)
    expect(
      (await sandbox.get('/place.json', { origin: CLUB_URL })).headers.has('access-control-allow-origin'),
    ).toBe(false)
  })
})

describe('an override of the location by a person', () => {
  test('is set to a town, and the page says whether it lies in Arizona', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.submit('/place', { preset: 'las-vegas' })).status).toBe(303)
    expect(await sandbox.page('/place')).toContain('Las Vegas (36.1716, -115.1391), outside Arizona.')
    await sandbox.submit('/place', { preset: 'tucson' })
    expect(await sandbox.page('/place')).toContain('Tucson (32.2226, -110.9747), in Arizona.')
  })

  test('is set by coordinates, or turned off', async () => {
    const sandbox = await openSandbox()
    await sandbox.submit('/place', { lat: ' 34.5 ', lon: '-111' })
    expect(await sandbox.json('/place.json')).toEqual({ lat: 34.5, lon: -111 })
    await sandbox.submit('/place', { off: 'true' })
    expect(await sandbox.page('/place')).toContain('Off: the browser’s real position counts.')
  })

  test('is refused without coordinates; the error is shown at its field and the input is kept', async () => {
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
