import { systemClock } from './kernel/clock/index.ts'
import { ConfigError, readConfig } from './kernel/config/index.ts'
import { DatabaseRefusedError, DatabaseUnavailableError, openDatabase } from './kernel/database/index.ts'
import { jobsCommand } from './kernel/jobs/jobs.ops.ts'
import { OpsError, runOps, type OpsCommand } from './kernel/ops/index.ts'
import { orderCommand } from './store/orders.ops.ts'

/** The operator's command line: it works on the database of the server's own configuration. */
const COMMANDS: readonly OpsCommand[] = [jobsCommand, orderCommand]

const isForPeople = (error: unknown): error is Error =>
  error instanceof OpsError ||
  error instanceof ConfigError ||
  error instanceof DatabaseRefusedError ||
  error instanceof DatabaseUnavailableError

const print = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const { database: place } = readConfig(process.env)
  const database = await openDatabase(
    place.kind === 'postgres' ? { url: place.url } : { folder: place.folder },
  )
  try {
    await runOps(COMMANDS, process.argv.slice(2), { database, clock: systemClock, print })
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${isForPeople(error) ? error.message : String(error)}\n`)
  process.exitCode = 1
}
