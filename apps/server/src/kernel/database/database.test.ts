import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachEngine } from '../../../test/engines.ts'
import { isInsideUnitOfWork } from './index.ts'

onEachEngine('a unit of work', world => {
  test('is committed as a whole when its work succeeds', async () => {
    await world.database.unitOfWork(tx => tx.execute(sql`create table kept (n int)`))
    await world.database.unitOfWork(async tx => {
      await tx.execute(sql`insert into kept values (1)`)
      await tx.execute(sql`insert into kept values (2)`)
    })
    expect(
      await world.database.statement({ name: 'kept', text: 'select n from kept order by n', values: [] }),
    ).toEqual([{ n: 1 }, { n: 2 }])
  })

  test('is rolled back as a whole when its work fails', async () => {
    await world.database.unitOfWork(tx => tx.execute(sql`create table undone (n int)`))
    const failing = world.database.unitOfWork(async tx => {
      await tx.execute(sql`insert into undone values (1)`)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(
      await world.database.statement({ name: 'undone', text: 'select n from undone', values: [] }),
    ).toEqual([])
  })

  test('is not committed after it swallowed a database error', async () => {
    const swallowing = world.database.unitOfWork(async tx => {
      await tx.execute(sql`select 1 / 0`).catch(() => undefined)
      return 'done'
    })
    await expect(swallowing).rejects.toThrow()
  })

  test('cannot be nested', async () => {
    const nested = world.database.unitOfWork(() => world.database.unitOfWork(async () => 1))
    await expect(nested).rejects.toThrow('inside another one')
  })

  test('can be detected by code that runs in it, so that no outside party is called there', async () => {
    expect(isInsideUnitOfWork()).toBe(false)
    expect(await world.database.unitOfWork(async () => isInsideUnitOfWork())).toBe(true)
  })

  test('reads bigint, bytea and jsonb values the same on both engines', async () => {
    const [row] = await world.database.statement({
      name: 'shapes',
      text: `select 9007199254740993::bigint as big, $1::bytea as bytes, $2::jsonb as document, $3::int[] as list`,
      values: [Buffer.from([1, 2]), JSON.stringify({ a: 1 }), [1, 2]],
    })
    expect(row).toMatchObject({ big: '9007199254740993', document: { a: 1 }, list: [1, 2] })
  })

  test('does not count begin and commit as queries', async () => {
    const queries = await world.countQueries(() =>
      world.database.unitOfWork(async tx => {
        await tx.execute(sql`select 1`)
        await tx.execute(sql`select 2`)
      }),
    )
    expect(queries).toBe(2)
  })

  test('plans an index scan even though the table is empty', async () => {
    await world.database.unitOfWork(async tx => {
      await tx.execute(sql`create table almost_empty (id int primary key)`)
      await tx.execute(sql`analyze almost_empty`)
      const { rows } = await tx.execute(sql`explain select id from almost_empty where id = 1`)
      expect(JSON.stringify(rows)).toContain('Index')
    })
  })

  test('is ready after migration', async () => {
    expect(await world.database.ready()).toEqual({ database: true, migrations: true, writable: true })
  })
})

onEachEngine('a closed database', world => {
  test('can be closed twice, and then refuses work', async () => {
    const { database } = world
    await Promise.all([database.close(), database.close()])
    await database.close()
    await expect(database.unitOfWork(tx => tx.execute(sql`select 1`))).rejects.toThrow()
    expect(await database.ready()).toEqual({ database: false, migrations: false, writable: false })
  })
})
