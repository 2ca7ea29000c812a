import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const port = Number(process.env.PORT ?? 3000)
const dataFolder = process.env.DATA_FOLDER ?? join(root, '.data')

/** The demo world's ports (by PORT) and data folder. */
export const demo = {
  port,
  sandboxPort: port + 1,
  clubUrl: `http://localhost:${port}`,
  sandboxUrl: `http://localhost:${port + 1}`,
  dataFolder,
} as const

/** The secret that server and sandbox share, created once and stored with the data. */
export function sandboxSecret(): string {
  const file = join(dataFolder, 'sandbox.secret')
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

/** Where the demo's data is, without the password of a database. */
export function dataPlace({ DATABASE_URL }: NodeJS.ProcessEnv): string {
  if (!DATABASE_URL) return dataFolder
  const { protocol, host, pathname } = new URL(DATABASE_URL)
  return `${protocol}//${host}${pathname}, and the sandbox's in ${dataFolder}`
}

/** Whether an address answers, and whether the Players Club does. */
export async function probe(url: string): Promise<'club' | 'other' | 'nothing'> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    const text = await response.text()
    return response.ok && text.includes('players-club') ? 'club' : 'other'
  } catch {
    return 'nothing'
  }
}
