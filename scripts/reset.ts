import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseRefusedError } from '../apps/server/src/kernel/database/errors.ts'
import { lockFolder } from '../apps/server/src/kernel/database/folderLock.ts'
import { dataPlace, demo, probe } from './demo.ts'

/** What a demo writes into its data folder, in which a person may have other files. */
const WRITTEN = ['database', 'sandbox', 'sandbox.secret', 'session-secret']

function refuse(sentence: string): never {
  console.error(`\n${sentence} Nothing was changed.\n`)
  process.exit(1)
}

function remove(names: readonly string[]): void {
  for (const name of names) rmSync(join(demo.dataFolder, name), { recursive: true, force: true })
}

if ((await probe(`${demo.clubUrl}/health`)) === 'club')
  refuse(`The Players Club is running at ${demo.clubUrl}: stop it first.`)

if (process.env.DATABASE_URL) {
  remove(['sandbox'])
  console.log(
    `\nThe demo's data is in ${dataPlace(process.env)}. The sandbox's is deleted. ` +
      'Drop that database and create it again before the next start: the two belong together.\n',
  )
  process.exit()
}

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
remove(WRITTEN)
if (existsSync(demo.dataFolder) && readdirSync(demo.dataFolder).length === 0) rmdirSync(demo.dataFolder)
console.log(`\nThe demo world in ${demo.dataFolder} is deleted; the next npm start creates it again.\n`)
