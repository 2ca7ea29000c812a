import { randomUUID } from 'node:crypto'
import { PHOTO_EXTENSIONS, PHOTO_MAX_MB } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { addActivity, addBonus } from '../../test/activities.ts'
import { startServer, type ClubServer } from '../../test/clubServer.ts'
import { PUBLIC_URL } from '../../test/constants.ts'
import { onPostgres, type TestDatabase } from '../../test/engines.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'
import { uploadedPhotos } from './activities.tables.ts'
import { createPhotoEncoder } from './encodePhoto.ts'

const content = {
  contentType: 'IMAGE',
  contentConfig: { allowedExtensions: PHOTO_EXTENSIONS.join(','), maxFileSize: PHOTO_MAX_MB },
} as const

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c60' } })

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="alert(1)">
  <script>alert(1)</script><image href="file:///etc/passwd" width="9" height="9"/><rect width="40" height="30"/></svg>`

const setUp = async (world: TestDatabase, club: ClubServer, change = {}) => {
  const { database } = world
  const { id: activityId, key } = await addActivity(database, { type: 'UPLOAD_CONTENT', content, ...change })
  const path = `/api/loyalty/v1/contents/${key}/photos`
  const send = async (
    browser: Awaited<ReturnType<ClubServer['enterNew']>>['browser'],
    bytes: Uint8Array | string,
    { name = 'spot.jpg', title = 'My spot', request = randomUUID() as string } = {},
  ) => {
    const body = new FormData()
    body.append('title', title)
    body.append('photo', new File([new Uint8Array(Buffer.from(bytes))], name))
    return browser.post(path, body, { headers: { 'idempotency-key': request } })
  }
  const kept = () =>
    database.unitOfWork(tx =>
      tx.select().from(uploadedPhotos).where(eq(uploadedPhotos.activityId, activityId)),
    )
  return { database, path, activityId, key, send, kept }
}

onPostgres('photos', world => {
  const club = startServer(world)

  test('[ACTV-008] [ACTV-010] a photo is awarded its points and stored without its camera metadata', async () => {
    const { database, send, kept, key } = await setUp(world, club)
    const { id, browser } = await club.enterNew()
    const photo = await blank(3200, 800)
      .jpeg()
      .withExif({ IFD0: { Model: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer()
    const request = randomUUID()
    const { status, json } = await send(browser, photo, { request })
    expect([status, json]).toEqual([200, { awarded: true, total_points: 100 }])
    expect((await send(browser, photo, { request })).json, 'the lost answer').toEqual(json)
    const other = await send(browser, await blank(9, 9).png().toBuffer(), { request })
    expect([other.status, other.problem.errorKey], 'another photo').toEqual([
      422,
      'error.idempotency.conflict',
    ])
    const [one, ...more] = await kept()
    if (!one) throw new Error('Nothing was kept.')
    expect(more).toEqual([])
    expect(one).toMatchObject({ playerId: id, title: 'My spot' })
    const metadata = await sharp(one.photo).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 1600, height: 400 })
    expect(metadata.exif).toBeUndefined()
    expect(Buffer.from(one.photo).includes('Secret')).toBe(false)
    expect(await readBalance(database, id, 'points')).toBe(100)
    const { json: config } = await browser.get(`/api/loyalty/v1/contents/${key}`)
    expect(config).toMatchObject(content)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('[ACTV-008] a repeated upload gets its first answer, also when no more uploads are allowed', async () => {
    const { send, kept } = await setUp(world, club)
    const { browser } = await club.enterNew()
    const photo = await blank(9, 9).png().toBuffer()
    const request = randomUUID()
    const { json } = await send(browser, photo, { request })
    let status = 0
    for (let times = 0; times < 20; times += 1) status = (await send(browser, 'no picture')).status
    expect(status).toBe(429)
    const again = await send(browser, photo, { request })
    expect([again.status, again.json]).toEqual([200, json])
    expect(await kept()).toHaveLength(1)
  })

  test('[ACTV-020] a drawing is rasterised, so that nothing in it runs or loads', async () => {
    const { send, kept } = await setUp(world, club)
    const { browser } = await club.enterNew()
    expect((await send(browser, DRAWING, { name: 'spot.svg' })).json.awarded).toBe(true)
    const [one] = await kept()
    expect((await sharp(one?.photo).metadata()).format).toBe('webp')
  })

  test('[ACTV-022] a title may have 40 characters of two UTF-16 units each', async () => {
    const { send, kept } = await setUp(world, club)
    const { browser } = await club.enterNew()
    const title = '🌵'.repeat(40)
    expect((await send(browser, DRAWING, { name: 'spot.svg', title })).status).toBe(200)
    expect(await kept()).toMatchObject([{ title }])
  })

  test('[ACTV-020] [ACTV-021] [ACTV-022] [ERR-040] a file that is no picture, of another kind or too large is refused', async () => {
    const { database, path, send, kept } = await setUp(world, club)
    const { id, browser } = await club.enterNew()
    const jpeg = await blank(8, 8).jpeg().toBuffer()
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>`
    const keyOf = async (bytes: Uint8Array | string, name?: string) => {
      const { status, problem } = await send(browser, bytes, name === undefined ? {} : { name })
      return [status, problem.errorKey]
    }
    const refused = [422, 'error.uploadPhoto.uploadError']
    expect(await keyOf(jpeg, 'spot.pdf')).toEqual(refused)
    expect(await keyOf('%PDF-1.7')).toEqual(refused)
    expect(await keyOf(await blank(8, 8).tiff().toBuffer())).toEqual(refused)
    expect(await keyOf(jpeg.subarray(0, 200))).toEqual(refused)
    expect(await keyOf(bomb, 'spot.svg')).toEqual(refused)
    expect(await keyOf('')).toEqual(refused)
    expect(await keyOf(Buffer.concat([jpeg, Buffer.alloc(5_242_881 - jpeg.length)]))).toEqual(refused)
    const headers = { 'idempotency-key': randomUUID(), 'content-type': 'multipart/form-data; boundary=x' }
    expect((await browser.post(path, 'x'.repeat(5_400_000), { headers })).status).toBe(413)
    const long = await send(browser, jpeg, { title: 'x'.repeat(41) })
    expect([long.status, long.problem.errorKey]).toEqual(refused)
    expect((await send(browser, jpeg, { title: 'x'.repeat(81) })).status).toBe(400)
    expect(await kept()).toEqual([])
    expect(await readBalance(database, id, 'points')).toBe(0)
    expect((await send(browser, Buffer.concat([jpeg, Buffer.alloc(5_242_880 - jpeg.length)]))).status).toBe(
      200,
    )
  })

  test('the endpoint accepts a form from a player only, and nothing but a form', async () => {
    const { path } = await setUp(world, club)
    const guest = await club.browser().open()
    const headers = { 'idempotency-key': randomUUID() }
    expect((await guest.post(path, new FormData(), { headers })).status).toBe(401)
    const { browser } = await club.enterNew()
    expect((await browser.post(path, { title: '' }, { headers })).status).toBe(415)
    const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
    expect((await browser.post(path, 'no form', { headers: broken })).status).toBe(400)
    const twice = new FormData()
    for (const title of ['a', 'b']) twice.append('title', title)
    expect((await browser.post(path, twice, { headers })).status).toBe(400)
  })

  test('a player sends three uploads at once, and a fourth is refused before its bytes are received', async () => {
    const { path, send } = await setUp(world, club)
    const [{ browser }, other] = [await club.enterNew(), await club.enterNew()]
    const jpeg = await blank(8, 8).jpeg().toBuffer()
    const start = () => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const headers = {
        'sec-fetch-site': 'same-origin',
        'x-csrf-token': browser.csrfToken ?? '',
        cookie: browser.cookieHeader(),
        'content-type': 'multipart/form-data; boundary=b',
        'idempotency-key': randomUUID(),
      }
      // A body that is still written needs `duplex`, which the types do not know.
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers,
        body: readable,
        duplex: 'half',
      }
      return {
        answered: club.server.fetch(new Request(PUBLIC_URL + path, init)),
        cancel: () => writable.abort(),
      }
    }
    const uploads = [start(), start(), start()]
    expect((await start().answered).status).toBe(429)
    expect((await send(other.browser, jpeg)).status).toBe(200)
    for (const { cancel } of uploads) await cancel()
    const statuses = await Promise.all(uploads.map(async ({ answered }) => (await answered).status))
    expect(statuses).toEqual([400, 400, 400])
    expect((await send(browser, jpeg)).status).toBe(200)
  })

  test('uploads are limited by the hour and by the cap of the activity', async () => {
    const { send, kept } = await setUp(world, club, { cap: 1 })
    const { browser } = await club.enterNew()
    const jpeg = await blank(8, 8).jpeg().toBuffer()
    expect((await send(browser, jpeg)).status).toBe(200)
    expect((await send(browser, jpeg)).problem.errorKey).toBe('activities.limitReached')
    for (let more = 0; more < 18; more += 1) await send(browser, 'x')
    expect((await send(browser, jpeg)).status).toBe(429)
    expect(await kept()).toHaveLength(1)
  })

  test('[ACTV-008] of two parallel uploads for one place, the one that is refused stores no photo', async () => {
    const { database, activityId, send, kept } = await setUp(world, club, { cap: 1, amount: 0 })
    await addBonus(database, activityId, 50)
    const { browser } = await club.enterNew()
    const jpeg = await blank(8, 8).jpeg().toBuffer()
    const answers = await Promise.all([send(browser, jpeg), send(browser, jpeg)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.problem.errorKey).toBe('activities.limitReached')
    expect(await kept()).toHaveLength(1)
  })
})

onPostgres('photos and a decoder that hangs', world => {
  const deadlines: AbortController[] = []
  let isAsked = () => {}
  const asked = new Promise<void>(resolve => {
    isAsked = resolve
  })
  const photoEncoder = createPhotoEncoder({
    worker: new URL('../../test/stuckPhotoWorker.ts', import.meta.url),
    deadline: () => {
      const controller = new AbortController()
      deadlines.push(controller)
      isAsked()
      return controller.signal
    },
  })
  afterAll(() => photoEncoder.close())
  const club = startServer(world, { photoEncoder })

  test('a player is asked to try another photo or to wait, and other players are served meanwhile', async () => {
    const { send, kept } = await setUp(world, club)
    const [one, other] = [await club.enterNew(), await club.enterNew()]
    const hanging = send(one.browser, 'hang')
    await asked
    const more = Array.from({ length: 3 }, () => send(one.browser, 'fine'))
    const refused = await Promise.race(more)
    expect([refused.status, refused.problem.errorKey]).toEqual([429, 'error.rateLimited'])
    expect(refused.headers.get('retry-after')).toBe('10')
    expect((await send(other.browser, 'fine')).status).toBe(200)
    deadlines[0]?.abort()
    const { status, problem } = await hanging
    expect([status, problem.errorKey]).toEqual([422, 'error.uploadPhoto.tooHard'])
    const taken = (await Promise.all(more)).filter(answer => answer.status === 200)
    expect(taken).toHaveLength(2)
    expect(await kept()).toHaveLength(3)
  })
})

onPostgres('photos under load', world => {
  const club = startServer(world)

  test('[ACTV-008] a photo sent by eight tabs at once is awarded as often as the cap allows', async () => {
    const { database, send, kept } = await setUp(world, club, { cap: 2 })
    const { id, browser } = await club.enterNew()
    const jpeg = await blank(40, 40).jpeg().toBuffer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(browser, jpeg)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await kept()).toHaveLength(2)
    expect(await readBalance(database, id, 'points')).toBe(200)
  })
})
