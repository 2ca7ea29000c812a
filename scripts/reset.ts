import { rmSync } from 'node:fs'
import { answers, demo } from './demo.ts'

if ((await answers(`${demo.clubUrl}/health`)) === 'club') {
  console.error(`\nThe Players Club is running at ${demo.clubUrl}: stop it first. Nothing was changed.\n`)
  process.exit(1)
}
rmSync(demo.dataFolder, { recursive: true, force: true })
console.log(`\nThe demo world starts afresh with the next npm start (${demo.dataFolder} is gone).\n`)
