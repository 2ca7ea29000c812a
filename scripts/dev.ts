import { demo } from './demo.ts'
import { isStopping, refuseSecondStart, startDemo } from './running.ts'

await refuseSecondStart('pnpm dev')
await startDemo('source')

if (!isStopping())
  console.log(`
  Players Club   ${demo.clubUrl}   from the sources: a change of the web app or a package shows at once
  Sandbox        ${demo.sandboxUrl}
  Data           ${demo.dataFolder}   (npm run reset starts afresh)

  A change of the server or the sandbox shows after a restart. Ctrl+C stops everything.
`)
