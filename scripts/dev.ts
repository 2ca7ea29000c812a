import { dataPlace, demo } from './demo.ts'
import { buildApps, isStopping, refuseSecondStart, startDemo } from './running.ts'

await refuseSecondStart('pnpm dev')
buildApps('lucky-lounge-embed')
await startDemo('source')

if (!isStopping())
  console.log(`
  Players Club   ${demo.clubUrl}   from the sources: a change of the web app or a package shows at once
  Sandbox        ${demo.sandboxUrl}
  Data           ${dataPlace(process.env)}
                 Offers end within weeks of the first start; npm run reset begins them again.

  A change of the server, the sandbox or the widgets for partner sites shows after a restart. Ctrl+C stops everything.
`)
