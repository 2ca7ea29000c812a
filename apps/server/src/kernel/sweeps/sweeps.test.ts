import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { beforeEach, expect, test } from 'vitest'
import { onEachEngine, onEachPostgres, startNeighbour, type TestDatabase } from '../../../test/engines.ts'
import { ExternalServiceError } from './ExternalServiceError.ts'
import { moment } from '../columns.ts'
import { DatabaseUnavailableError } from '../database/index.ts'
import type { LogFields } from '../logging/logger.ts'
import { createSweep, type Followed, type Sweep } from './createSweep.ts'
import { sweepRetries } from './sweeps.tables.ts'

const START = new Date('2025-03-04T18:00:00Z')
const MINUTE = 60_000

const parcels = pgTable('parcels', {
  id: uuid('id').primaryKey(),
  label: text('label').notNull(),
  state: text('state').notNull(),
  createdAt: moment('created_at').notNull(),
})
type Parcel = typeof parcels.$inferSelect

const handClock = () => {
  let at = START.getTime()
  return {
    now: () => new Date(at),
    advance(ms: number) {
      at += ms
    },
  }
}

const noAnswer = () =>
  new ExternalServiceError('No answer.', { provider: 'carrier', status: 503, isOutage: true })

const setUp = (world: Pick<TestDatabase, 'database'>) => {
  const clock = handClock()
  const machineClock = handClock()
  const lines: ({ level: string; event: string } & LogFields)[] = []
  const asked: string[] = []
  /** What happens when a parcel with this label is followed; any other parcel is delivered. */
  const troubles = new Map<string, () => Promise<Followed> | Followed>()

  const deliver = async (database: TestDatabase['database'], { id, label }: Parcel): Promise<Followed> => {
    asked.push(label)
    const trouble = troubles.get(label)
    if (trouble) return trouble()
    await database.unitOfWork(tx => tx.update(parcels).set({ state: 'delivered' }).where(eq(parcels.id, id)))
    return 'settled'
  }
  const sweepOn = (database: TestDatabase['database'], options: Partial<Sweep<typeof parcels>> = {}) => {
    const log =
      (level: string) =>
      (event: string, fields: LogFields | (() => LogFields) = {}) =>
        void lines.push({ level, event, ...(typeof fields === 'function' ? fields() : fields) })
    const logger = { warn: log('warn'), error: log('error') }
    const job = createSweep(
      { database, clock, machineClock, logger, random: () => 1 },
      {
        name: 'parcels.deliver',
        table: parcels,
        since: parcels.createdAt,
        isOpen: () => sql`${parcels.state} = 'open'`,
        follow: parcel => deliver(database, parcel),
        ...options,
      },
    )
    if (!('call' in job)) throw new Error('A sweep asks outside.')
    return () => job.call({ subject: '', dueAt: clock.now(), attempt: 1 }, clock.now())
  }
  let added = 0
  /** Each parcel is younger than the one before. */
  const add = (...labels: string[]) =>
    world.database.unitOfWork(tx =>
      tx.insert(parcels).values(
        labels.map(label => {
          added += 1
          return {
            id: randomUUID(),
            label,
            state: 'open',
            createdAt: new Date(clock.now().getTime() + added),
          }
        }),
      ),
    )
  const idOf = async (label: string) => {
    const [found] = await world.database.unitOfWork(tx =>
      tx.select().from(parcels).where(eq(parcels.label, label)),
    )
    return found?.id
  }
  const open = async () => {
    const rows = await world.database.unitOfWork(tx =>
      tx.select().from(parcels).where(eq(parcels.state, 'open')).orderBy(parcels.createdAt),
    )
    return rows.map(({ label }) => label)
  }
  const retries = () => world.database.unitOfWork(tx => tx.select().from(sweepRetries))
  /** The parcels that the next pass asks about. */
  const askedBy = async (pass: () => Promise<void>) => {
    asked.length = 0
    await pass()
    return [...asked]
  }
  const fail = (label: string, error: () => Error = () => new TypeError('for maria@players.example')) =>
    troubles.set(label, () => Promise.reject(error()))
  return {
    clock,
    machineClock,
    lines,
    asked,
    askedBy,
    troubles,
    sweepOn,
    pass: (options?: Partial<Sweep<typeof parcels>>) => sweepOn(world.database, options)(),
    add,
    idOf,
    open,
    retries,
    fail,
  }
}

const freshTables = (world: TestDatabase) =>
  beforeEach(() =>
    world.database.unitOfWork(async tx => {
      await tx.delete(sweepRetries)
      await tx.execute(sql`create table if not exists parcels (
        id uuid primary key, label text not null, state text not null, created_at timestamptz not null)`)
      await tx.execute(sql`delete from parcels`)
    }),
  )

onEachEngine('a sweep', world => {
  freshTables(world)

  test('settles every good row in the same pass in which one row fails', async () => {
    const { add, fail, pass, open } = setUp(world)
    await add('bad', ...Array.from({ length: 150 }, (_, index) => `good ${index}`))
    fail('bad')
    await pass()
    expect(await open()).toEqual(['bad'])
  })

  test('retries a failed row with a backoff of up to half an hour', async () => {
    const { clock, add, fail, pass, askedBy } = setUp(world)
    await add('bad')
    fail('bad')
    await pass()
    for (const minutes of [1, 2, 4, 8, 16, 30, 30]) {
      clock.advance(minutes * MINUTE - 1)
      expect(await askedBy(pass)).toEqual([])
      clock.advance(1)
      expect(await askedBy(pass)).toEqual(['bad'])
    }
  })

  test('reports to the operator which row keeps failing and why, without anything that a person typed', async () => {
    const { clock, lines, add, idOf, fail, pass } = setUp(world)
    await add('bad')
    fail('bad')
    for (let passes = 0; passes < 100; passes += 1) {
      await pass()
      clock.advance(30 * MINUTE)
    }
    const id = await idOf('bad')
    expect(lines).toHaveLength(100)
    expect(lines.filter(({ level }) => level === 'error')).toMatchObject(
      [5, 50, 100].map(failures => ({
        event: 'sweep row keeps failing',
        sweep: 'parcels.deliver',
        id,
        failures,
        error: 'TypeError',
      })),
    )
    expect(lines[0]).toMatchObject({ level: 'warn', event: 'sweep row failed', id, failures: 1 })
    expect(JSON.stringify(lines)).not.toContain('maria')
  })

  test('names the provider and its status when a provider failed', async () => {
    const { lines, add, fail, pass } = setUp(world)
    await add('bad')
    fail('bad', noAnswer)
    await pass()
    expect(lines).toMatchObject([{ error: 'ExternalServiceError', provider: 'carrier', status: 503 }])
  })

  test('settles a row that has recovered, and deletes its failures', async () => {
    const { clock, add, fail, troubles, pass, open, retries } = setUp(world)
    await add('bad')
    fail('bad')
    await pass()
    expect(await retries()).toMatchObject([{ failures: 1, lastError: 'TypeError' }])
    troubles.clear()
    clock.advance(MINUTE)
    await pass()
    expect(await open()).toEqual([])
    expect(await retries()).toEqual([])
  })

  test('deletes the failures of a row that was settled elsewhere', async () => {
    const { clock, add, fail, pass, retries } = setUp(world)
    await add('bad')
    fail('bad')
    await pass()
    await world.database.unitOfWork(tx => tx.update(parcels).set({ state: 'delivered' }))
    clock.advance(MINUTE)
    await pass()
    expect(await retries()).toEqual([])
  })

  test('asks about a waiting row with a growing backoff, and reports nothing', async () => {
    const { clock, lines, add, troubles, pass, askedBy, retries } = setUp(world)
    await add('slow')
    troubles.set('slow', () => 'waiting')
    await pass()
    for (const minutes of [1, 2, 4, 8, 16, 30, 30]) {
      clock.advance(minutes * MINUTE - 1)
      expect(await askedBy(pass)).toEqual([])
      clock.advance(1)
      expect(await askedBy(pass)).toEqual(['slow'])
    }
    expect(lines).toEqual([])
    expect(await retries()).toMatchObject([{ failures: 0, waits: 8 }])
  })

  test('limits the backoff of a waiting row as configured', async () => {
    const { clock, add, troubles, pass, askedBy } = setUp(world)
    await add('slow')
    troubles.set('slow', () => 'waiting')
    const quickPass = () => pass({ longestWaitMs: MINUTE })
    for (let passes = 0; passes < 5; passes += 1) {
      expect(await askedBy(quickPass)).toEqual(['slow'])
      clock.advance(MINUTE)
    }
  })

  test('ends a pass after three rows in a row get no answer, and the next pass continues behind them', async () => {
    const { clock, lines, add, troubles, fail, pass, askedBy } = setUp(world)
    const labels = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    await add(...labels)
    for (const label of labels) fail(label, noAnswer)
    expect(await askedBy(pass)).toEqual(['a', 'b', 'c'])
    expect(lines.at(-1)).toMatchObject({
      event: 'sweep ended early',
      sweep: 'parcels.deliver',
      reason: 'outage',
    })
    clock.advance(MINUTE)
    expect(await askedBy(pass)).toEqual(['d', 'e', 'f'])
    troubles.clear()
    clock.advance(MINUTE)
    const order = await askedBy(pass)
    expect(order[0]).toBe('g')
    expect(order.slice(1, 4).toSorted()).toEqual(['a', 'b', 'c'])
    expect(order.slice(4).toSorted()).toEqual(['d', 'e', 'f'])
  })

  test('ends a pass after three rows in a row cannot reach the database', async () => {
    const { lines, add, fail, pass, askedBy } = setUp(world)
    const labels = ['a', 'b', 'c', 'd']
    await add(...labels)
    for (const label of labels) fail(label, () => new DatabaseUnavailableError('overloaded', 'Too slow.'))
    expect(await askedBy(pass)).toEqual(['a', 'b', 'c'])
    expect(lines.at(-1)).toMatchObject({ event: 'sweep ended early', reason: 'outage' })
  })

  test('does not treat rows that fail on their own as an outage', async () => {
    const { add, fail, pass, open } = setUp(world)
    await add('a', 'b', 'c', 'd', 'good')
    for (const label of ['a', 'b', 'c', 'd']) fail(label)
    await pass()
    expect(await open()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('does not keep good rows waiting behind rows that hang, however many hang', async () => {
    const { clock, machineClock, add, troubles, pass, open } = setUp(world)
    const hanging = Array.from({ length: 12 }, (_, index) => `hanging ${index}`)
    await add(...hanging, 'good')
    for (const label of hanging) {
      troubles.set(label, () => {
        machineClock.advance(10_000)
        return Promise.reject(noAnswer())
      })
    }
    for (let passes = 0; passes < 5; passes += 1) {
      await pass()
      clock.advance(MINUTE)
    }
    expect(await open()).toEqual(hanging)
    await add('late')
    await pass()
    expect(await open()).toEqual(hanging)
  })

  test('ends a pass after its time limit, and the next pass continues behind it', async () => {
    const { clock, machineClock, lines, add, troubles, pass, askedBy } = setUp(world)
    await add('a', 'b', 'c', 'd', 'e', 'f')
    for (const label of ['a', 'b', 'c', 'd', 'e', 'f']) {
      troubles.set(label, () => {
        machineClock.advance(15_000)
        return 'waiting'
      })
    }
    expect(await askedBy(pass)).toEqual(['a', 'b', 'c'])
    expect(lines).toMatchObject([{ event: 'sweep ended early', reason: 'time' }])
    clock.advance(1)
    expect(await askedBy(pass)).toEqual(['d', 'e', 'f'])
  })

  test('postpones a row whose server died while working on it, and counts it as a failure', async () => {
    const { clock, add, troubles, sweepOn, asked, askedBy, open, retries } = setUp(world)
    await add('deadly', 'good')
    troubles.set('deadly', () => new Promise(() => {}))
    void sweepOn(world.database)()
    await expect.poll(() => asked).toEqual(['deadly'])
    const next = sweepOn(world.database)
    expect(await askedBy(next)).toEqual(['good'])
    expect(await open()).toEqual(['deadly'])
    expect(await retries()).toMatchObject([{ failures: 1, lastError: null }])
    troubles.clear()
    clock.advance(MINUTE)
    expect(await askedBy(next)).toEqual(['deadly'])
    expect(await retries()).toEqual([])
  })

  test('ends although a row that it settled stays open', async () => {
    const { add, troubles, pass, askedBy } = setUp(world)
    await add('stubborn', 'good')
    troubles.set('stubborn', () => 'settled')
    expect(await askedBy(pass)).toEqual(['stubborn', 'good'])
  })

  test('does nothing when no provider is configured', async () => {
    const { add, pass, open, retries } = setUp(world)
    await add('a')
    await pass({ follow: null })
    expect(await open()).toEqual(['a'])
    expect(await retries()).toEqual([])
  })
})

onEachPostgres('sweeps of two servers', world => {
  freshTables(world)
  const neighbour = startNeighbour(world)

  test('ask about each row once when they overlap', async () => {
    const { add, sweepOn, asked, open, retries } = setUp(world)
    const labels = Array.from({ length: 120 }, (_, index) => `row ${index}`)
    await add(...labels)
    await Promise.all([sweepOn(world.database)(), sweepOn(neighbour.database)()])
    expect(asked.toSorted()).toEqual(labels.toSorted())
    expect(await open()).toEqual([])
    expect(await retries()).toEqual([])
  })
})
