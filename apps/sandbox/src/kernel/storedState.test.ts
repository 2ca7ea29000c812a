import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integer, object } from 'superstruct'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSandbox } from '../../test/openSandbox.ts'
import { openStored } from './storedState.ts'

let folder: string
const warnings: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  warnings.length = 0
})
afterEach(() => rm(folder, { recursive: true }))

const open = (at: string | undefined = folder) =>
  openStored({
    folder: at,
    name: 'count',
    struct: object({ n: integer() }),
    initial: { n: 0 },
    warn: sentence => warnings.push(sentence),
  })

test('restores a value after a restart', async () => {
  const kept = await open(join(folder, 'made', 'here'))
  await kept.set({ n: 1 })
  expect((await open(join(folder, 'made', 'here'))).get()).toEqual({ n: 1 })
})

test('writes the last of a burst of changes, and settles every promise when its change is on disk', async () => {
  const kept = await open()
  const seen = await Promise.all(
    [1, 2, 3, 4, 5].map(async n => {
      await kept.set({ n })
      return (JSON.parse(await readFile(join(folder, 'count.json'), 'utf8')) as { n: number }).n >= n
    }),
  )
  expect(seen).toEqual([true, true, true, true, true])
  expect((await open()).get()).toEqual({ n: 5 })
  expect(await readdir(folder)).toEqual(['count.json'])
})

test('reports a write that fails, and tries the next one', async () => {
  const kept = await open()
  await rm(folder, { recursive: true })
  await expect(kept.set({ n: 1 })).rejects.toThrow('ENOENT')
  folder = await mkdtemp(`${folder}-`)
  expect(kept.get()).toEqual({ n: 1 })
  await expect(kept.set({ n: 2 })).rejects.toThrow('ENOENT')
})

test.each([
  ['half written', '{"n": 1'],
  ['in another shape', '{"n": "one"}'],
])('moves a file that is %s aside with a warning', async (_, text) => {
  await writeFile(join(folder, 'count.json'), text)
  expect((await open()).get()).toEqual({ n: 0 })
  expect(warnings.join()).toContain('was put aside')
  expect(await readFile(join(folder, 'count.json.unreadable'), 'utf8')).toBe(text)
})

test('stops the start with a sentence where the folder cannot be made', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(open(join(folder, 'file', 'below'))).rejects.toThrow('cannot be made')
})

test('writes nothing without a folder', async () => {
  const kept = await openStored({
    folder: undefined,
    name: 'count',
    struct: integer(),
    initial: 0,
    warn: () => undefined,
  })
  await kept.set(1)
  expect(kept.get()).toBe(1)
  expect(await readdir(folder)).toEqual([])
})

test('restores mails, clock, flags, faults and location after a restart', async () => {
  const mail = {
    id: 'mail-1',
    to: 'poor@players.example',
    subject: 'Hello',
    html: '',
    text: '',
    sentAt: '2026-11-21T16:00:00Z',
  }
  const before = await openSandbox({ dataFolder: folder })
  await before.postAsProduct('/mail', mail)
  await before.post('/clock', { advanceMs: 86_400_000 })
  await before.post('/faults', { service: 'mail', calls: 2, status: 500 })
  await before.post('/place', { off: true })
  await before.post('/flags', { DISCLOSE_ACCOUNT_STATE: true })

  const after = await openSandbox({ dataFolder: folder })
  expect(await after.json('/mail/messages.json')).toEqual({ messages: [mail] })
  expect(await after.json('/clock.json')).toMatchObject({ offsetMs: 86_400_000 })
  expect(await after.json('/faults.json')).toEqual({ faults: [{ service: 'mail', calls: 2, status: 500 }] })
  expect(await after.json('/place.json')).toEqual({ off: true })
  expect(await after.json('/flags.json')).toMatchObject({ DISCLOSE_ACCOUNT_STATE: true })
})
