import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from './config.ts'

const FILE = 'session-secret'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * The configured secret, or the demo's own: created at the first start and stored, so that players stay signed in over a
 * restart. It is beside the embedded database, where `reset` deletes it with everything else. With a PostgreSQL it is
 * always in `.data`, and `reset` keeps it.
 */
export const readSessionSecret = async (config: Config): Promise<string> => {
  if (config.sessionSecret !== null) return config.sessionSecret
  const folder = dirname(config.database.kind === 'embedded' ? config.database.folder : '.data/database')
  const file = join(folder, FILE)
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  await mkdir(folder, { recursive: true })
  const made = randomBytes(32).toString('base64url')
  await writeFile(file, `${made}\n`, { mode: 0o600 })
  return made
}
