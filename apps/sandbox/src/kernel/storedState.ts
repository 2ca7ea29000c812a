import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { is, type Struct } from 'superstruct'
import { StartError } from './config.ts'

/** A stored value. `set` changes it in memory at once; its promise settles when the value is on disk. */
export type Stored<T> = { get(): T; set(next: T): Promise<void> }

type Options<T, S> = {
  folder: string | undefined
  /** The file name without its extension. */
  name: string
  struct: Struct<T, S>
  initial: T
  warn: (sentence: string) => void
}

async function writeAtomically(path: string, text: string): Promise<void> {
  const next = `${path}.next`
  const file = await open(next, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(next, path)
}

async function readStored(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new StartError(`${path} cannot be read: ${String(error)}.`)
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Opens a stored value. A file that does not match the struct is moved aside, so that a newer sandbox always starts.
 */
export async function openStored<T, S>({
  folder,
  name,
  struct,
  initial,
  warn,
}: Options<T, S>): Promise<Stored<T>> {
  let value = initial
  if (!folder) {
    return {
      get: () => value,
      set: async next => {
        value = next
      },
    }
  }

  const path = join(folder, `${name}.json`)
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new StartError(`The data folder ${folder} cannot be made: ${String(error)}.`)
  })
  const text = await readStored(path)
  const kept = text === undefined ? initial : parsed(text)
  if (is(kept, struct)) {
    value = kept
  } else {
    await rename(path, `${path}.unreadable`)
    warn(`${path} does not fit this version; it was put aside as ${name}.json.unreadable.`)
  }

  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  const writeNext = () => {
    next = undefined
    running = writeAtomically(path, JSON.stringify(value))
    return running
  }
  return {
    get: () => value,
    // Coalesces a burst of changes: all that arrive during a write share the next one.
    set: changed => {
      value = changed
      next ??= running.then(writeNext, writeNext)
      return next
    },
  }
}
