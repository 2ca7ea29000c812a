import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseRefusedError } from '../apps/server/src/kernel/database/errors.ts'
import { lockFolder } from '../apps/server/src/kernel/database/folderLock.ts'
import { demo, probe } from './demo.ts'

function refuse(sentence: string): never {
  console.error(`\n${sentence} Nothing was changed.\n`)
  process.exit(1)
}

if (process.env.DATABASE_URL)
  refuse(
    'DATABASE_URL is set: the demo world is in that PostgreSQL database, which this command leaves alone. ' +
      'Drop the database and create it again, or run the command without DATABASE_URL.',
  )
if ((await probe(`${demo.clubUrl}/health`)) === 'club')
  refuse(`The Players Club is running at ${demo.clubUrl}: stop it first.`)

const database = join(demo.dataFolder, 'database')
if (existsSync(database)) {
  try {
    // A club may run on this folder at any port. The lock is deleted with the folder.
    await lockFolder(database)
  } catch (error) {
    if (error instanceof DatabaseRefusedError) refuse(error.message)
    throw error
  }
}
rmSync(demo.dataFolder, { recursive: true, force: true })
console.log(`\nThe demo world starts afresh with the next npm start (${demo.dataFolder} is gone).\n`)
