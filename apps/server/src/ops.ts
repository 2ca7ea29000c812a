import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from './kernel/clock/clock.ts'
import { ConfigError, readConfig, type Config } from './kernel/config/config.ts'
import {
  DatabaseRefusedError,
  DatabaseUnavailableError,
  openDatabase,
  requireSameLottery,
} from './kernel/database/index.ts'
import { jobsCommand } from './kernel/jobs/jobs.ops.ts'
import { OpsError, type OpsCommand } from './kernel/ops/OpsCommand.ts'
import { requireCommand, runOps, usageOf } from './kernel/ops/runOps.ts'
import { orderCommand } from './store/orders.ops.ts'

/** The operator's command line: it uses the database of the server's own configuration. */
const COMMANDS: readonly OpsCommand[] = [jobsCommand, orderCommand]

const isForPeople = (error: unknown): error is Error =>
  error instanceof OpsError ||
  error instanceof ConfigError ||
  error instanceof DatabaseRefusedError ||
  error instanceof DatabaseUnavailableError

/** Opens an existing database as it is: a mistyped address must not become a new, empty one, and servers migrate. */
const openExisting = (databaseConfig: Config['database']) => {
  if (databaseConfig.kind === 'embedded' && !existsSync(join(databaseConfig.folder, 'database')))
    throw new OpsError(
      `There is no data in ${databaseConfig.folder}. Set DATABASE_FOLDER or DATABASE_URL as the server has it.`,
    )
  return openDatabase({ ...databaseConfig, migrates: false })
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

async function runOnDatabase(args: readonly string[]) {
  const { database: databaseConfig, lottery } = readConfig(process.env)
  const database = await openExisting(databaseConfig)
  try {
    await requireSameLottery(database, lottery)
    await runOps(COMMANDS, args, { database, clock: systemClock, lottery, print })
  } finally {
    await database.close()
  }
}

const args = process.argv.slice(2)
try {
  if (args[0] === '--help') print(usageOf(COMMANDS))
  else {
    // Before any database is opened.
    requireCommand(COMMANDS, args[0])
    await runOnDatabase(args)
  }
} catch (error) {
  process.stderr.write(`${isForPeople(error) ? error.message : String(error)}\n`)
  process.exitCode = 1
}
