import { randomUUID } from 'node:crypto'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseRefusedError } from './errors.ts'

const LOCK_FILE = 'players-club.lock'

export interface FolderLock {
  release(): Promise<void>
}

/** The content of a lock file: its owner, identified beyond a reused process id. */
interface Holder {
  pid: number
  startedAt: string | null
  token: string
}

/**
 * Locks the folder for this process. The embedded database has no lock of its own: a second process on the same folder
 * would silently lose data.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, LOCK_FILE)
  const own: Holder = { pid: process.pid, startedAt: await startOf(process.pid), token: randomUUID() }

  for (;;) {
    if (await create(file, own)) break
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
async function create(file: string, holder: Holder): Promise<boolean> {
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
    const content: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof content !== 'object' || content === null) return null
    if (!('pid' in content) || !('token' in content)) return null
    const startedAt =
      'startedAt' in content && typeof content.startedAt === 'string' ? content.startedAt : null
    return { pid: Number(content.pid), startedAt, token: String(content.token) }
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

/** When the process began, in the kernel's unit; null if the system does not tell. */
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
