import { writeSync } from 'node:fs'
import { openDatabase } from '../../src/kernel/database/index.ts'
import { createJobRunner } from '../../src/kernel/jobs/index.ts'
import { drawJobs } from '../../src/promotions/index.ts'
import { testSender } from '../testSender.ts'

/**
 * A server that draws winners and gets killed: stops at the credit of this number, before it is committed, and prints a
 * line. Nothing more happens, however late the kill is.
 */
const [location = '{}', now = '', lastCredit = '', winnersPerStep = ''] = process.argv.slice(2)
let credits = 0

const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)

const database = await openDatabase({
  minimumFreeBytes: 0,
  ...JSON.parse(location),
  onQuery: text => {
    if (text.includes('ledger_transfer(')) credits += 1
    if (credits < Number(lastCredit)) return
    writeSync(process.stdout.fd, 'standing still\n')
    standStill()
  },
})
await createJobRunner({
  database,
  clock: { now: () => new Date(now) },
  kinds: drawJobs({
    sender: testSender,
    winnersPerStep: winnersPerStep === '' ? undefined : Number(winnersPerStep),
  }),
}).runDue()
await database.close()
