import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachEngine, onEachPostgres } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { createJobRunner } from '../jobs/index.ts'
import { ledgerAudit, type LedgerFault } from './index.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const OPERATIONS = new URL('../../../../../docs/operations.md', import.meta.url)

onEachPostgres('the check of the ledger after restoring a backup', world => {
  test('finds no fault in a sound ledger and a changed balance, and reads the postings of an account by an index', async () => {
    const { database } = world
    const [, check = ''] =
      /check the ledger;[^`]*```sql\n([^`]+);\n```/.exec(await readFile(OPERATIONS, 'utf8')) ?? []
    const run = <Row>(name: string, text: string) => database.statement<Row>({ name, text, values: [] })
    await addPlayer(database, { points: 100, tokens: 5 })
    expect(await run('test.check', check)).toEqual([])

    // The tables are so small that reading them whole costs less.
    const plan = await database.unitOfWork(async tx => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return (await tx.execute(sql.raw(`explain ${check}`))).rows
    })
    expect(JSON.stringify(plan)).not.toContain('Seq Scan on ledger_postings')
    expect(JSON.stringify(plan)).toContain('ledger_postings_to')

    await run('test.forge', 'update ledger_balances set balance = balance + 1 where balance = 100')
    expect(await run('test.check', check)).toHaveLength(1)
  })
})

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
