import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachEngine, onEachPostgres, startNeighbour } from '../../../test/engines.ts'
import { analyzeTables } from './index.ts'

onEachEngine('the statistics of the planner', world => {
  const planOf = async (table: string) => {
    const { rows } = await world.database.unitOfWork(tx =>
      tx.execute(sql.raw(`explain select from ${table} where id = 1`)),
    )
    return JSON.stringify(rows)
  }

  test('are gathered of tables with rows; an empty table still looks like one that will grow', async () => {
    await world.database.unitOfWork(async tx => {
      await tx.execute(sql`create table filled (id int primary key)`)
      await tx.execute(sql`insert into filled select generate_series(1, 1000)`)
      await tx.execute(sql`create table still_empty (id int primary key)`)
    })
    await analyzeTables(world.database)
    const { rows } = await world.database.unitOfWork(tx =>
      tx.execute(sql`select relname, reltuples::int as rows from pg_class
        where relname in ('filled', 'still_empty') order by relname`),
    )
    expect(rows).toEqual([
      { relname: 'filled', rows: 1000 },
      { relname: 'still_empty', rows: -1 },
    ])
    expect(await planOf('still_empty')).toMatch(/Index/)
  })
})

onEachPostgres('a plan that a connection keeps', world => {
  // Its only connection for single statements keeps the plans.
  const neighbour = startNeighbour(world, { poolSize: 2 })

  test('is replaced once its table is analyzed', async () => {
    const { database } = neighbour
    const run = (name: string, text: string, values: unknown[] = []) =>
      database.statement<Record<string, unknown>>({ name, text, values })
    const look = () => run('test.look', 'select from growing where id = $1::int', [1])
    const plan = async () => JSON.stringify(await run('test.plan', 'explain execute "test.look" (1)'))

    await run('test.create', 'create table growing (id int primary key)')
    // Autovacuum would analyze it at any moment.
    await run('test.unwatched', 'alter table growing set (autovacuum_enabled = off)')
    await run('test.empty', 'analyze growing')
    for (let round = 0; round < 10; round += 1) await look()
    await run('test.grow', 'insert into growing select generate_series(1, 10000)')
    expect(await plan()).toMatch(/Seq Scan/)
    await analyzeTables(database)
    expect(await plan()).toMatch(/Index/)
  })
})
