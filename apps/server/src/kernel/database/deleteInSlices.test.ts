import { lt, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { onEachEngine, onEachPostgres } from '../../../test/engines.ts'
import { whileLocked } from '../../../test/whileLocked.ts'
import { moment } from '../columns.ts'
import { deleteInSlices, type Database } from './index.ts'

const letters = pgTable('letters', {
  id: integer('id').primaryKey(),
  writtenAt: moment('written_at').notNull(),
})
const OLD = new Date('2025-03-04T18:00:00Z')
const LIMIT = new Date('2025-03-05T18:00:00Z')
const outdated = { by: letters.writtenAt, where: lt(letters.writtenAt, LIMIT), size: 2 }

const fill = (database: Database, ages: readonly Date[]) =>
  database.unitOfWork(async tx => {
    await tx.execute(
      sql`create table if not exists letters (id int primary key, written_at timestamptz not null)`,
    )
    await tx.execute(sql`create index if not exists letters_written on letters (written_at)`)
    await tx.delete(letters)
    await tx.insert(letters).values(ages.map((writtenAt, id) => ({ id, writtenAt })))
  })
const kept = async (database: Database) =>
  (await database.unitOfWork(tx => tx.select().from(letters).orderBy(letters.id))).map(({ id }) => id)

onEachEngine('a purge in slices', world => {
  test('deletes five outdated rows two at a time, and keeps the others', async () => {
    const { database } = world
    const minute = (count: number) => new Date(OLD.getTime() + count * 60_000)
    await fill(database, [LIMIT, minute(4), minute(0), minute(3), minute(1), minute(2), minute(9_999)])
    expect(await world.countQueries(() => deleteInSlices(database, outdated))).toBe(3)
    expect(await kept(database)).toEqual([0, 6])
  })

  test('deletes more rows of one moment than fit into a slice', async () => {
    const { database } = world
    await fill(database, [OLD, OLD, OLD, OLD, OLD, LIMIT])
    await deleteInSlices(database, outdated)
    expect(await kept(database)).toEqual([5])
  })

  test('deletes nothing when nothing is outdated', async () => {
    const { database } = world
    await fill(database, [LIMIT])
    await deleteInSlices(database, outdated)
    expect(await kept(database)).toEqual([0])
  })
})

onEachPostgres('a purge in slices beside other work', world => {
  test('skips a locked row, and deletes it the next time', async () => {
    const { database } = world
    await fill(database, [OLD, OLD, OLD, OLD, OLD])
    await whileLocked(database, sql`select from letters where id = 1 for update`, () =>
      deleteInSlices(database, outdated),
    )
    expect(await kept(database)).toEqual([1])
    await deleteInSlices(database, outdated)
    expect(await kept(database)).toEqual([])
  })
})
