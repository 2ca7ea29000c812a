import { spawnSync } from 'node:child_process'
import { demo, root } from './demo.ts'
import { buildDocumentation, isStopping, refuseSecondStart, startDemo } from './running.ts'

await refuseSecondStart('npm start')

console.log('Building …')
const built = spawnSync(
  'turbo',
  [
    'run',
    'build',
    '--filter=@players-club/web',
    '--filter=@players-club/lucky-lounge-embed',
    '--output-logs=errors-only',
  ],
  { cwd: root, stdio: 'inherit' },
)
if (built.status !== 0) process.exit(built.status ?? 1)

await startDemo('build')

if (!isStopping())
  console.log(`
  Players Club   ${demo.clubUrl}
  Sandbox        ${demo.sandboxUrl}   mailbox, payments, tickets, ids, games, clock, flags, faults, place, partner site
  Documentation  ${demo.clubUrl}/developers   for developers; Storybook under /developers/storybook
                 (built in the background now; the first time takes some minutes)
  Data           ${demo.dataFolder}   (npm run reset starts afresh)

  Players (password of all: Lucky#2026)
    verified@players.example     25,000 points, 5,000 tokens
    newcomer@players.example     500 points, 60 tokens, not verified
    birthday@ anniversary@ expired@ lastchance@ noattempts@ poor@players.example
    inactive@ locked@ suspended@players.example   cannot sign in, each for its own reason

  Ctrl+C stops everything.
`)

await buildDocumentation()
