import { randomUUID } from 'node:crypto'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, nullable, number, string, type, type Infer } from 'superstruct'
import { DatabaseRefusedError } from './errors.ts'

const LOCK_FILE = 'players-club.lock'

/** The content of a lock file: its owner, identified beyond a reused process id. */
const holderStruct = type({ pid: number(), startedAt: nullable(string()), token: string() })

type Holder = Infer<typeof holderStruct>

/**
 * Locks the folder for this process. The embedded database has no lock of its own: a second process on the same folder
 * would silently lose data.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = join(folder, LOCK_FILE)
  const own: Holder = { pid: process.pid, startedAt: await startOf(process.pid), token: randomUUID() }

  for (;;) {
    if (await createLock(file, own)) break
    const holder = await readHolder(file)
    if (holder !== null && (await isAlive(holder))) {
      throw new DatabaseRefusedError(
        `The data in ${folder} is in use by process ${holder.pid}. ` +
          'Stop that one first, or set DATABASE_URL so that several servers can share a PostgreSQL.',
      )
    }
    await setAside(file, holder)
  }

  return {
    async release() {
      const holder = await readHolder(file)
      if (holder?.token === own.token) await unlink(file)
    },
  }
}

/** Written to a draft and linked into place, so that an incomplete lock is never read. */
async function createLock(file: string, holder: Holder): Promise<boolean> {
  const draft = `${file}.${holder.token}`
  await writeFile(draft, JSON.stringify(holder))
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await unlink(draft)
  }
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return create(JSON.parse(await readFile(file, 'utf8')), holderStruct)
  } catch {
    return null
  }
}

/** Removes the lock of a dead process; if another process was quicker, its new lock is put back. */
async function setAside(file: string, stale: Holder | null): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  const moved = await readHolder(aside)
  if (moved !== null && moved.token !== stale?.token) await link(aside, file).catch(() => undefined)
  await unlink(aside)
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // Alive, but owned by another user.
    return isCode(error, 'EPERM')
  }
  const startedAt = await startOf(holder.pid)
  return startedAt === null || holder.startedAt === null || startedAt === holder.startedAt
}

/** When the process began, in the kernel's unit; null if the system does not report it. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // The name in parentheses may hold spaces; the start is the 20th field after it.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return start === undefined ? null : `${boot.trim()}:${start}`
  } catch {
    return null
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
