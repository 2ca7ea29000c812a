import { expect, test } from 'vitest'
import { onEachEngine } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { createJobRunner } from '../jobs/index.ts'
import { ledgerAudit, type LedgerFault } from './index.ts'

const DAY_MS = 24 * 60 * 60 * 1000

onEachEngine('the nightly ledger audit', world => {
  test('reports a balance that is not the sum of its postings, and changes nothing', async () => {
    const { database } = world
    let now = new Date('2025-03-04T18:00:00Z')
    const faults: LedgerFault[] = []
    const kinds = [ledgerAudit(database, fault => faults.push(fault))]
    const runner = createJobRunner({ database, clock: { now: () => now }, kinds })
    await addPlayer(database, { points: 100 })
    await runner.runDue()
    expect(faults).toEqual([])

    const [changed] = await database.statement<{ account: string }>({
      name: 'test.forge',
      text: 'update ledger_balances set balance = balance + 1 where balance = 100 returning account_id as account',
      values: [],
    })
    now = new Date(now.getTime() + DAY_MS)
    await runner.runDue()
    await runner.runDue()
    expect(faults).toEqual([
      { fault: 'a balance is not the sum of its postings', subject: String(changed?.account) },
    ])
  })
})
