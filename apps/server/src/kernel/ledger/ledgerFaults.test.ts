import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onEachPostgres } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { post, spend, transferOf } from '../../../test/transfers.ts'
import { ledgerFaults } from './index.ts'
import type { Database } from '../database/index.ts'

const TABLES = ['ledger_transfers', 'ledger_postings', 'ledger_balances', 'ledger_days', 'ledger_accounts']
const TINY = { rows: 2, accounts: 2 }

/** Changes what nothing in the product can change. */
const forge = (database: Database, ...statements: readonly string[]) =>
  database.unitOfWork(async tx => {
    await tx.execute('set local session_replication_role = replica')
    for (const statement of statements) await tx.execute(statement)
  })

const FORGERIES = [
  {
    fault: 'a balance is not the sum of its postings',
    rows: 'select account_id::text as subject from ledger_balances',
    change: (id: string) => `update ledger_balances set balance = balance + 1 where account_id = ${id}`,
  },
  {
    fault: 'a balance is not the sum of its postings',
    rows: 'select account_id::text as subject from ledger_balances',
    change: (id: string) => `update ledger_balances set balance = balance - 1 where account_id = ${id}`,
  },
  {
    fault: 'a balance is under its floor',
    rows: 'select account_id::text as subject from ledger_balances',
    change: (id: string) => `update ledger_balances set floor = balance + 1 where account_id = ${id}`,
  },
  {
    fault: 'a player has no balance',
    rows: 'select account_id::text as subject from ledger_balances',
    change: (id: string) => `delete from ledger_balances where account_id = ${id}`,
  },
  {
    fault: 'the days do not count the postings',
    rows: 'select account_id::text as subject from ledger_balances',
    change: (id: string) => `delete from ledger_days where account_id = ${id}`,
  },
  {
    fault: 'the days do not count the postings',
    rows: `select unnest(array['-9', '0', '99', (select max(id)::text from ledger_accounts)]) as subject`,
    change: (id: string) => `insert into ledger_days values (${id}, '2020-01-01', 'GRANT', 1)`,
  },
  {
    fault: 'a transfer has no postings',
    rows: `select unnest(array['00000000-0000-0000-0000-000000000001', '01956250-8900-7000-8000-000000000000',
      'ffffffff-ffff-ffff-ffff-ffffffffffff']) as subject`,
    change: (id: string) => `insert into ledger_transfers (id, key, kind, description, details, occurred_at)
      values ('${id}', 'forged', 'GRANT', 'Forged', '{}', now())`,
  },
  {
    fault: 'a posting belongs to no transfer',
    rows: 'select id::text as subject from ledger_transfers',
    change: (id: string) => `delete from ledger_transfers where id = '${id}'`,
  },
  {
    fault: 'a posting names an account that is not there',
    rows: 'select distinct transfer_id::text as subject from ledger_postings',
    change: (
      id: string,
    ) => `update ledger_postings set to_account = case when from_account < 0 then 777 else -777 end
      where transfer_id = '${id}'`,
  },
  {
    fault: 'a posting moves two currencies',
    rows: 'select distinct transfer_id::text as subject from ledger_postings',
    change: (id: string) => `update ledger_postings p set to_account = (
        select other.id from ledger_accounts own join ledger_accounts other on other.currency <> own.currency
          and (other.player_id = own.player_id or other.house = own.house)
        where own.id = p.to_account)
      where transfer_id = '${id}' and line = (select max(line) from ledger_postings where transfer_id = '${id}')`,
  },
  {
    fault: 'a posting does not state what was left',
    rows: 'select distinct transfer_id::text as subject from ledger_postings',
    change: (id: string) =>
      `update ledger_postings set from_after = null, to_after = null where transfer_id = '${id}'`,
  },
]

onEachPostgres('the ledger audit in slices', world => {
  test('finds each fault wherever the slices meet, and reports it once', async () => {
    const { database } = world
    for (const points of [500, 600]) {
      const playerId = await addPlayer(database, { points, tokens: 10 })
      await post(database, transferOf(spend(playerId, 5), spend(playerId, 6), spend(playerId, 7)))
      await post(
        database,
        transferOf({ from: { house: 'exchange' }, to: { playerId }, currency: 'tokens', amount: 3 }),
      )
    }
    await database.unitOfWork(tx =>
      tx.execute('alter table ledger_balances drop constraint ledger_balances_floor'),
    )
    await forge(database, ...TABLES.map(table => `create table kept_${table} as select * from ${table}`))
    expect(await ledgerFaults(database, TINY)).toEqual([])

    for (const { fault, rows, change } of FORGERIES) {
      const places = await database.statement<{ subject: string }>({
        name: `test.${fault}.${rows.length}`,
        text: `${rows} order by 1`,
        values: [],
      })
      expect(places.length).toBeGreaterThan(2)
      for (const { subject } of places) {
        await forge(database, change(subject))
        const found = await ledgerFaults(database, TINY)
        expect(found.filter(each => each.fault === fault)).toEqual([{ fault, subject }])
        await forge(
          database,
          ...TABLES.flatMap(table => [
            `delete from ${table}`,
            `insert into ${table} select * from kept_${table}`,
          ]),
        )
      }
    }
    expect(await ledgerFaults(database)).toEqual([])
  })
})

onEachPostgres('the ledger audit during writes', world => {
  test('does not report a transfer that is posted meanwhile', async () => {
    const { database } = world
    const playerIds = await Promise.all(
      [1, 2, 3, 4].map(() => addPlayer(database, { points: 9_000, tokens: 10 })),
    )
    let open = playerIds.length
    const writers = playerIds.map(async playerId => {
      for (let count = 0; count < 100; count += 1)
        await post(database, { ...transferOf(spend(playerId, 1)), key: randomUUID() })
      open -= 1
    })
    const found: unknown[] = []
    while (open > 0) found.push(...(await ledgerFaults(database, { rows: 20, accounts: 3 })))
    await Promise.all(writers)
    expect(found).toEqual([])
  })
})
