import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import {
  createPhotoEncoder,
  HardPictureError,
  NoPictureError,
  type PhotoEncoder,
  type PhotoEncoderOptions,
} from './encodePhoto.ts'
import { QueueFullError } from './fairQueue.ts'

const STUCK = new URL('../../test/stuckPhotoWorker.ts', import.meta.url)
const SERVER = new URL('../../test/photoServer.ts', import.meta.url)
const extensions = ['jpg', 'png', 'svg']

const encoders: PhotoEncoder[] = []
afterEach(() => {
  for (const encoder of encoders.splice(0)) encoder.close()
})

/** An encoder whose decoder hangs on `hang`, and whose deadlines pass when the test says so. */
const setUp = (options: PhotoEncoderOptions = {}) => {
  const deadlines: AbortController[] = []
  const asked: (() => void)[] = []
  const encoder = createPhotoEncoder({
    worker: STUCK,
    deadline: () => {
      const controller = new AbortController()
      deadlines.push(controller)
      asked.shift()?.()
      return controller.signal
    },
    ...options,
  })
  encoders.push(encoder)
  return {
    encoder,
    deadlines,
    encode: (player: string, text: string) =>
      encoder
        .encode(player, { bytes: Buffer.from(text), extensions })
        .then(photo => Buffer.from(photo).toString()),
    /** Resolves when the decoder gets the next photo. */
    nextAsked: () => new Promise<void>(resolve => asked.push(resolve)),
  }
}

const isGone = (pid = 0) => {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}

/** A complete black picture in very few bytes. */
const blackPng = (width: number, height: number): Uint8Array => {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a decoder that hangs is killed at its deadline, and another one decodes the next photo', async () => {
  const { encoder, deadlines, encode, nextAsked } = setUp({ atOnce: 1 })
  const asked = nextAsked()
  const hanging = encode('a', 'hang')
  const next = encode('b', 'next')
  await asked
  const [pid] = encoder.pids
  expect(isGone(pid)).toBe(false)
  deadlines[0]?.abort()
  await expect(hanging).rejects.toBeInstanceOf(HardPictureError)
  expect(await next).toBe('next')
  expect(encoder.pids).not.toContain(pid)
  await expect.poll(() => isGone(pid)).toBe(true)
})

test('other photos are decoded while one hangs', async () => {
  const { deadlines, encode, nextAsked } = setUp()
  const asked = nextAsked()
  const hanging = encode('a', 'hang')
  await asked
  expect(await encode('b', 'one')).toBe('one')
  expect(await encode('c', 'two')).toBe('two')
  deadlines[0]?.abort()
  await expect(hanging).rejects.toBeInstanceOf(HardPictureError)
})

test('a decoder that crashes fails its own photo only', async () => {
  const { encode } = setUp({ atOnce: 1 })
  await expect(encode('a', 'crash')).rejects.toBeInstanceOf(HardPictureError)
  expect(await encode('a', 'next')).toBe('next')
})

test('a process decodes a fixed number of photos, and is then replaced', async () => {
  const { encoder, encode } = setUp({ atOnce: 1, photosPerProcess: 2 })
  await encode('a', 'one')
  const [pid] = encoder.pids
  await encode('a', 'two')
  await expect.poll(() => isGone(pid)).toBe(true)
  expect(await encode('a', 'three')).toBe('three')
})

test('twenty photos of one player do not delay those of another, and some of them are refused', async () => {
  const { encode } = setUp({ atOnce: 1 })
  const order: string[] = []
  const noted = async (player: string, text: string) => order.push(await encode(player, text))
  const many = Array.from({ length: 20 }, (_, at) => noted('a', `a${at}`))
  const one = noted('b', 'b0')
  const answers = await Promise.allSettled([...many, one])
  expect(order).toEqual(['a0', 'b0', 'a1', 'a2'])
  const refused = answers
    .filter(answer => answer.status === 'rejected')
    .map(({ reason }) => reason as unknown)
  expect(refused).toHaveLength(17)
  expect(refused.every(reason => reason instanceof QueueFullError)).toBe(true)
})

test('a decoder that cannot be started is not reported as a bad photo', async () => {
  const { encode } = setUp({ worker: new URL('./nowhere.ts', import.meta.url) })
  const failure: unknown = await encode('a', 'one').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(HardPictureError)
  expect(failure).not.toBeInstanceOf(NoPictureError)
})

test('[ACTV-020] the real decoder re-encodes a photo, and refuses one that unpacks to too many pixels', async () => {
  const { encoder } = setUp({ worker: undefined, deadline: undefined })
  const encode = (bytes: Uint8Array) => encoder.encode('a', { bytes, extensions })
  const jpeg = await sharp({ create: { width: 3200, height: 800, channels: 3, background: '#c60' } })
    .jpeg()
    .toBuffer()
  expect(await sharp(await encode(jpeg)).metadata()).toMatchObject({
    format: 'webp',
    width: 1600,
    height: 400,
  })
  expect(await encode(blackPng(2_000, 2_000))).toBeDefined()
  await expect(encode(blackPng(8_000, 8_000))).rejects.toBeInstanceOf(NoPictureError)
  await expect(encode(Buffer.from('%PDF-1.7'))).rejects.toBeInstanceOf(NoPictureError)
  expect(encoder.pids).toHaveLength(1)
})

test('the decoder runs under a server started from sources, and ends with it', async () => {
  const server = spawn(process.execPath, ['--conditions=@players-club/source', SERVER.pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    const said = JSON.parse(line.toString()) as { bytes: number; pids: number[] }
    expect(said.bytes).toBeGreaterThan(0)
    expect(said.pids.map(isGone)).toEqual([false])
    server.kill('SIGKILL')
    await expect.poll(() => said.pids.map(isGone)).toEqual([true])
  } finally {
    server.kill('SIGKILL')
  }
})
