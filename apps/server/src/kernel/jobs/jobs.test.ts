import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { onEachEngine, onPostgres } from '../../../test/engines.ts'
import { createJobRunner, dailyAt, enqueueJob, every, purgeDoneJobs } from './index.ts'
import { jobs } from './jobs.tables.ts'
import type { TestDatabase } from '../../../test/engines.ts'
import type { JobKind, JobRunnerOptions } from './index.ts'

const START = new Date('2025-03-04T18:00:00Z')
const MINUTE = 60_000

/** Product time and machine time, moved by hand. */
function handClock() {
  let at = START.getTime()
  return {
    now: () => new Date(at),
    advance(ms: number) {
      at += ms
    },
  }
}

function setUp(world: TestDatabase) {
  const clock = handClock()
  const machineClock = handClock()
  const failures: { name: string; isDead: boolean }[] = []
  const runner = (kinds: JobKind[], options: Partial<JobRunnerOptions> = {}) =>
    createJobRunner({
      database: world.database,
      clock,
      machineClock,
      kinds,
      random: () => 1,
      onFailure: failure => failures.push(failure),
      ...options,
    })
  const put = (name: string, subject = '', dueAt = clock.now()) =>
    world.database.unitOfWork(tx => enqueueJob(tx, { name, subject, dueAt }))
  const rows = () => world.database.unitOfWork(tx => tx.select().from(jobs).orderBy(jobs.id))
  return { clock, machineClock, failures, runner, put, rows }
}

/** Counts what happened in the database itself, so that only committed effects count. */
const counting = (name: string): JobKind => ({
  name,
  work: async (tx, job) => {
    await tx.execute(sql`insert into effects (name, subject) values (${name}, ${job.subject})`)
  },
})

const effects = (world: TestDatabase) =>
  world.database.statement<{ subject: string }>({
    name: 'effects',
    text: 'select subject from effects order by subject',
    values: [],
  })

function freshTables(world: TestDatabase) {
  beforeEach(async () => {
    await world.database.unitOfWork(async tx => {
      await tx.delete(jobs)
      await tx.execute(sql`create table if not exists effects (name text, subject text)`)
      await tx.execute(sql`delete from effects`)
    })
  })
}

onEachEngine('jobs', world => {
  freshTables(world)

  test('run when they are due and not before', async () => {
    const { clock, runner, put } = setUp(world)
    await put('later', 'a', new Date(START.getTime() + MINUTE))
    const { runDue } = runner([counting('later')])
    expect(await runDue()).toBe(0)
    clock.advance(MINUTE)
    expect(await runDue()).toBe(1)
    expect(await runDue()).toBe(0)
    expect(await effects(world)).toHaveLength(1)
  })

  test('are one row for a name, moment and subject', async () => {
    const { put, rows } = setUp(world)
    await put('once', 'a')
    await put('once', 'a')
    await put('once', 'b')
    expect(await rows()).toHaveLength(2)
  })

  test('that fail are tried again later and later, with no effect of the failed attempt', async () => {
    const { clock, failures, runner, put, rows } = setUp(world)
    await put('shaky', 'a')
    let isBroken = true
    const shaky: JobKind = {
      name: 'shaky',
      work: async (tx, job, now) => {
        const kind = counting('shaky')
        if ('work' in kind) await kind.work(tx, job, now)
        if (isBroken) throw new Error('not yet')
      },
    }
    const { runDue } = runner([shaky])
    await runDue()
    expect(failures).toMatchObject([{ name: 'shaky', attempt: 1, isDead: false }])
    expect(await effects(world)).toHaveLength(0)
    expect((await rows())[0]).toMatchObject({ state: 'waiting', lastError: 'Error', leasedBy: null })
    clock.advance(4_999)
    expect(await runDue()).toBe(0)
    clock.advance(1)
    expect(await runDue()).toBe(1)
    clock.advance(9_999)
    expect(await runDue()).toBe(0)
    isBroken = false
    clock.advance(1)
    expect(await runDue()).toBe(1)
    expect(await effects(world)).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ state: 'done', attempts: 3, lastError: null })
  })

  test('that fail to the last are given up and kept for a person to see', async () => {
    const { clock, failures, runner, put, rows } = setUp(world)
    await put('hopeless')
    const hopeless: JobKind = {
      name: 'hopeless',
      call: () => Promise.reject(new TypeError('no mail for somebody@players.example')),
    }
    const { runDue } = runner([hopeless], { maxAttempts: 3 })
    for (const _ of [1, 2, 3, 4]) {
      await runDue()
      clock.advance(60 * MINUTE)
    }
    expect(failures.map(failure => failure.isDead)).toEqual([false, false, true])
    expect((await rows())[0]).toMatchObject({ state: 'dead', attempts: 3, lastError: 'TypeError' })
  })

  test('whose runner died are taken over when its lease has run out', async () => {
    const { machineClock, runner, put } = setUp(world)
    await put('work', 'a')
    const stuck = runner([{ name: 'work', call: () => new Promise(() => {}) }], { leaseMs: MINUTE })
    void stuck.runDue()
    const other = runner([counting('work')])
    await expect.poll(async () => (await setUp(world).rows())[0]?.leasedBy).toBeTruthy()
    expect(await other.runDue()).toBe(0)
    machineClock.advance(MINUTE + 1)
    expect(await other.runDue()).toBe(1)
    expect(await effects(world)).toHaveLength(1)
  })

  test('that passed to another runner leave nothing of the first one', async () => {
    const { machineClock, runner, put, failures } = setUp(world)
    await put('slow', 'a')
    const waits: (() => void)[] = []
    const slow = runner([{ name: 'slow', call: () => new Promise(resolve => waits.push(() => resolve())) }], {
      leaseMs: MINUTE,
    })
    const first = slow.runDue()
    await expect.poll(() => waits.length).toBe(1)
    machineClock.advance(MINUTE + 1)
    await runner([counting('slow')]).runDue()
    waits[0]?.()
    await first
    expect(failures).toEqual([])
    expect((await setUp(world).rows())[0]).toMatchObject({ state: 'done', attempts: 2 })
  })

  test('recur by their schedule, once for each moment', async () => {
    const { clock, runner, rows } = setUp(world)
    const hourly: JobKind = { ...counting('hourly'), recurs: every(60 * MINUTE) }
    const { runDue } = runner([hourly])
    expect(await runDue()).toBe(1)
    expect(await runDue()).toBe(0)
    clock.advance(59 * MINUTE)
    expect(await runDue()).toBe(0)
    clock.advance(MINUTE)
    expect(await runDue()).toBe(1)
    expect((await rows()).map(row => row.dueAt)).toEqual([START, new Date(START.getTime() + 60 * MINUTE)])
  })

  test('nobody here knows are left to a server that does', async () => {
    const { runner, put, rows } = setUp(world)
    await put('of another version')
    expect(await runner([counting('known')]).runDue()).toBe(0)
    expect((await rows())[0]).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  test('done long ago are forgotten, dead ones are not', async () => {
    const { clock, runner, put, rows } = setUp(world)
    await put('good')
    await put('bad')
    const bad: JobKind = { name: 'bad', call: () => Promise.reject(new Error('no')) }
    await runner([counting('good'), bad], { maxAttempts: 1 }).runDue()
    clock.advance(41 * 24 * 60 * MINUTE)
    await world.database.unitOfWork(tx => purgeDoneJobs(tx, clock.now()))
    expect((await rows()).map(row => row.name)).toEqual(['bad'])
  })

  test('under way are finished before a runner has stopped', async () => {
    const { runner, put } = setUp(world)
    await put('slow', 'a')
    let finish = () => {}
    let isStopped = false
    const slow: JobKind = {
      name: 'slow',
      call: () =>
        new Promise(resolve => {
          finish = resolve
        }),
    }
    const { start, stop } = runner([slow], { pollMs: 1 })
    start()
    await expect.poll(async () => (await setUp(world).rows())[0]?.leasedBy).toBeTruthy()
    const stopped = stop().then(() => {
      isStopped = true
    })
    await put('slow', 'b')
    expect(isStopped).toBe(false)
    finish()
    await stopped
    expect((await setUp(world).rows()).map(row => row.state)).toEqual(['done', 'waiting'])
  })
})

onPostgres('two runners', world => {
  freshTables(world)

  test('never do one job twice', async () => {
    const { runner } = setUp(world)
    await world.database.unitOfWork(async tx => {
      for (let index = 0; index < 60; index += 1) {
        await enqueueJob(tx, { name: 'shared', subject: String(index), dueAt: START })
      }
    })
    const runners = [runner([counting('shared')]), runner([counting('shared')])]
    const done = await Promise.all(runners.map(({ runDue }) => runDue()))
    expect(done[0]! + done[1]!).toBe(60)
    expect(new Set((await effects(world)).map(row => row.subject)).size).toBe(60)
    expect(await effects(world)).toHaveLength(60)
  })

  test('put a recurring job into one row', async () => {
    const { runner, rows } = setUp(world)
    const hourly: JobKind = { ...counting('hourly'), recurs: every(60 * MINUTE) }
    await Promise.all([1, 2, 3, 4].map(() => runner([hourly]).runDue()))
    expect(await rows()).toHaveLength(1)
    expect(await effects(world)).toHaveLength(1)
  })
})

test('a daily schedule goes by the day of Phoenix', () => {
  const atThree = dailyAt(3)
  expect(atThree(new Date('2025-07-04T09:59:59Z'))).toEqual(new Date('2025-07-03T10:00:00Z'))
  expect(atThree(new Date('2025-07-04T10:00:00Z'))).toEqual(new Date('2025-07-04T10:00:00Z'))
  expect(dailyAt(0)(new Date('2025-01-01T06:59:59Z'))).toEqual(new Date('2024-12-31T07:00:00Z'))
})
