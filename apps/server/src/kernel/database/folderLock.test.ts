import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyFolder } from '../../../test/engines.ts'
import { lockFolder } from './folderLock.ts'
import { DatabaseRefusedError, openDatabase } from './index.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pc-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const file = () => join(folder, 'players-club.lock')

const holder = async (): Promise<unknown> => JSON.parse(await readFile(file(), 'utf8'))

/** The id of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return Number(child.pid)
}

test('a folder in use is refused, and the message names the process', async () => {
  const lock = await lockFolder(folder)
  const second = lockFolder(folder)
  await expect(second).rejects.toBeInstanceOf(DatabaseRefusedError)
  await expect(second).rejects.toThrow(`in use by process ${process.pid}`)
  await lock.release()
  await (await lockFolder(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

test('the lock of a process that has ended is taken over', async () => {
  await writeFile(file(), JSON.stringify({ pid: await deadPid(), startedAt: null, token: 'old' }))
  const lock = await lockFolder(folder)
  expect(await holder()).toMatchObject({ pid: process.pid })
  await lock.release()
})

test('a lock whose process id belongs to another process by now is taken over', async () => {
  await writeFile(file(), JSON.stringify({ pid: process.ppid, startedAt: 'another boot:1', token: 'old' }))
  const lock = await lockFolder(folder)
  expect(await holder()).toMatchObject({ pid: process.pid })
  await lock.release()
})

test('an incomplete lock file, as a full disk leaves it, is taken over', async () => {
  await writeFile(file(), '{"pid":')
  const lock = await lockFolder(folder)
  expect(await holder()).toMatchObject({ pid: process.pid })
  await lock.release()
})

test('one of many processes that start on a stale lock gets the folder', async () => {
  await writeFile(file(), JSON.stringify({ pid: await deadPid(), startedAt: null, token: 'old' }))
  const locks = await Promise.allSettled(Array.from({ length: 16 }, () => lockFolder(folder)))
  const taken = locks.filter(lock => lock.status === 'fulfilled')
  expect(taken).toHaveLength(1)
  await taken[0]?.value.release()
  expect(await readdir(folder)).toEqual([])
})

test('releasing a lock keeps the file when another process owns it by now', async () => {
  const lock = await lockFolder(folder)
  await writeFile(file(), JSON.stringify({ pid: process.pid, startedAt: null, token: 'theirs' }))
  await lock.release()
  expect(await readFile(file(), 'utf8')).toContain('theirs')
})

test('a second database on a folder is refused, and the first one keeps working', async () => {
  const place = await copyFolder()
  const first = await openDatabase({ ...place.location, minimumFreeBytes: 0 })
  await expect(openDatabase({ ...place.location, minimumFreeBytes: 0 })).rejects.toThrow(/in use by process/)
  expect(await first.ready()).toEqual({ database: true, migrations: true, writable: true })
  await first.close()
  const again = await openDatabase({ ...place.location, minimumFreeBytes: 0 })
  await again.close()
  await place.remove()
})
