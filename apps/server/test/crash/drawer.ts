import { openDatabase } from '../../src/kernel/database/index.ts'
import { createJobRunner } from '../../src/kernel/jobs/index.ts'
import { drawJobs } from '../../src/promotions/index.ts'

/** A server that draws winners, to be killed: writes a line for each prize it credits, before it is kept. */
const [location = '{}', now = '', winnersPerStep = ''] = process.argv.slice(2)
const database = await openDatabase({
  minimumFreeBytes: 0,
  ...JSON.parse(location),
  onQuery: text => {
    if (text.includes('ledger_transfer(')) process.stdout.write('credited\n')
  },
})
await createJobRunner({
  database,
  clock: { now: () => new Date(now) },
  kinds: drawJobs({
    publicUrl: 'https://club.example',
    winnersPerStep: winnersPerStep === '' ? undefined : Number(winnersPerStep),
  }),
}).runDue()
await database.close()
