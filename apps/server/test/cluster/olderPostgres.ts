import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Older than the one that comes as a package, oldest first. */
const SUPPORTED = [15, 16, 17]

/** Printed where only the newest version is tested. */
export const NO_OLDER_POSTGRES =
  'NOT tested on an older PostgreSQL: neither 15, 16 nor 17 is in /usr/lib/postgresql, and TEST_OLDER_POSTGRES names no folder.'

/**
 * The folder with the programs of the oldest supported PostgreSQL on this machine: the one that `TEST_OLDER_POSTGRES`
 * names, or one that Debian's or Ubuntu's package has installed.
 */
export function findOlderPostgres(): string | undefined {
  const { TEST_OLDER_POSTGRES: named } = process.env
  if (named) return named
  return SUPPORTED.map(version => `/usr/lib/postgresql/${version}/bin`).find(folder =>
    existsSync(join(folder, 'initdb')),
  )
}
