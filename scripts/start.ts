import { dataPlace, demo } from './demo.ts'
import { buildApps, buildDocumentation, isStopping, refuseSecondStart, startDemo } from './running.ts'

await refuseSecondStart('npm start')
buildApps('web', 'lucky-lounge-embed')
await startDemo('build')

if (!isStopping())
  console.log(`
  Players Club   ${demo.clubUrl}
  Sandbox        ${demo.sandboxUrl}   mailbox, payments, tickets, ids, games, clock, flags, faults, place, partner site
  Documentation  ${demo.clubUrl}/developers   for developers; Storybook under /developers/storybook
                 (built in the background now; the first time takes some minutes)
  Data           ${dataPlace(process.env)}
                 Offers end within weeks of the first start; npm run reset begins them again.

  Players (password of all: Lucky#2026)
    verified@players.example     25,000 points, 5,000 tokens
    newcomer@players.example     500 points, 60 tokens, not verified
    birthday@ anniversary@ expired@ lastchance@ noattempts@ poor@players.example
    inactive@ locked@ suspended@players.example   cannot sign in, each for its own reason

  Ctrl+C stops everything.
`)

await buildDocumentation()
