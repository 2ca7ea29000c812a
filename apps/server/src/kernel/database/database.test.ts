import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachEngine, onPostgres } from '../../../test/engines.ts'
import { inOneTrip, isInsideUnitOfWork } from './index.ts'

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

  test('can be detected by code that runs in it, so that no external service is called there', async () => {
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

  test('can be framed by statements that are known before', async () => {
    const { database } = world
    await database.unitOfWork(tx => tx.execute(sql`create table framed (n int check (n < 10))`))
    const read = { name: 'framed.read', text: 'select count(*)::int as count from framed', values: [] }
    const add = (n: number) => ({ name: 'framed.add', text: 'insert into framed values ($1)', values: [n] })
    const count = () =>
      database.framedUnitOfWork({
        first: read,
        async work(tx, rows) {
          await tx.execute(sql`insert into framed values (1)`)
          return { result: rows, last: add(2) }
        },
      })
    expect(await count()).toEqual([{ count: 0 }])
    expect(await count()).toEqual([{ count: 2 }])
    const failing = database.framedUnitOfWork({
      first: read,
      async work(tx) {
        await tx.execute(sql`insert into framed values (3)`)
        return { result: 'done', last: add(10) }
      },
    })
    await expect(failing).rejects.toMatchObject({ code: '23514' })
    const swallowing = database.framedUnitOfWork({
      first: read,
      async work(tx) {
        await tx.execute(sql`insert into framed values (10)`).catch(() => undefined)
        return { result: 'done', last: read }
      },
    })
    await expect(swallowing).rejects.toThrow()
    expect(await database.statement(read)).toEqual([{ count: 4 }])
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

  test('is ready after migration', async () => {
    expect(await world.database.ready()).toEqual({ database: true, migrations: true, writable: true })
  })
})

onPostgres('a unit of work', world => {
  test('sends its first and last statements with begin and commit, and others of one trip together', async () => {
    const { database } = world
    const statement = { name: 'trips', text: 'select 1', values: [] }
    const trips = await world.countRoundTrips(() =>
      database.framedUnitOfWork({
        first: statement,
        async work(tx) {
          await inOneTrip([() => tx.execute(sql`select 2`), () => tx.execute(sql`select 3`), () => null])
          return { result: undefined, last: statement }
        },
      }),
    )
    expect(trips).toBe(3)
    const plain = () => database.unitOfWork(tx => tx.execute(sql`select 2`))
    expect(await world.countRoundTrips(plain)).toBe(3)
  })

  test('fails with the first failure of statements that are sent together', async () => {
    const work = world.database.unitOfWork(async tx => {
      const first = async () => {
        try {
          await tx.execute(sql`select 1 / 0`)
        } catch {
          await nextTurn()
          throw new Error('the first')
        }
      }
      await inOneTrip([() => tx.execute(sql`select 1`), first, () => tx.execute(sql`select 2`)])
    })
    await expect(work).rejects.toThrow('the first')
    expect(await world.database.ready()).toMatchObject({ writable: true })
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
