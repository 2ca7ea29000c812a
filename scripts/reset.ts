import { rmSync } from 'node:fs'
import { demo, probe } from './demo.ts'

if ((await probe(`${demo.clubUrl}/health`)) === 'club') {
  console.error(`\nThe Players Club is running at ${demo.clubUrl}: stop it first. Nothing was changed.\n`)
  process.exit(1)
}
rmSync(demo.dataFolder, { recursive: true, force: true })
console.log(`\nThe demo world starts afresh with the next npm start (${demo.dataFolder} is gone).\n`)
