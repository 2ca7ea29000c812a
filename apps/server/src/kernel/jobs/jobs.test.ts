import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { onEachEngine, onEachPostgres } from '../../../test/engines.ts'
import { createJobRunner, dailyAt, enqueueJob, every, purgeDoneJobs } from './index.ts'
import { jobs } from './jobs.tables.ts'
import type { TestDatabase } from '../../../test/engines.ts'
import type { JobFailure, JobKind, JobRunnerOptions } from './index.ts'

const START = new Date('2025-03-04T18:00:00Z')
const MINUTE = 60_000

/** The club's clock, moved by hand. */
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
  const failures: JobFailure[] = []
  const runner = (kinds: JobKind[], options: Partial<JobRunnerOptions> = {}) =>
    createJobRunner({
      database: world.database,
      clock,
      kinds,
      random: () => 1,
      onFailure: failure => failures.push(failure),
      ...options,
    })
  const put = (name: string, subject = '', dueAt = clock.now()) =>
    world.database.unitOfWork(tx => enqueueJob(tx, { name, subject, dueAt }))
  const rows = () => world.database.unitOfWork(tx => tx.select().from(jobs).orderBy(jobs.id))
  /** Ends the leases of all running jobs, as when their servers stop renewing them. */
  const loseLeases = () =>
    world.database.unitOfWork(tx =>
      tx.execute(sql`update jobs set leased_until = now() - interval '1 second'`),
    )
  return { clock, failures, runner, put, rows, loseLeases }
}

/** Counts in the database itself, so that only committed effects count. */
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

  test('are one row for a name, a moment and a subject', async () => {
    const { put, rows } = setUp(world)
    await put('once', 'a')
    await put('once', 'a')
    await put('once', 'b')
    expect(await rows()).toHaveLength(2)
  })

  test('are retried with backoff when they fail, and the failed attempt leaves no effect', async () => {
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

  test('are given up after their retry time, and kept for the operator', async () => {
    const { clock, failures, runner, put, rows } = setUp(world)
    await put('letter')
    const letter: JobKind = {
      name: 'letter',
      retryFor: 60 * MINUTE,
      call: () => Promise.reject(new TypeError('no mail for somebody@players.example')),
    }
    const { runDue } = runner([letter])
    for (let minute = 0; minute < 60; minute += 1) {
      await runDue()
      clock.advance(MINUTE)
    }
    expect((await rows())[0]).toMatchObject({ state: 'waiting', lastError: 'TypeError' })
    for (let minute = 0; minute < 10; minute += 1) {
      await runDue()
      clock.advance(MINUTE)
    }
    expect(failures.filter(failure => failure.isDead)).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ state: 'dead', lastError: 'TypeError' })
  })

  test('are retried every few minutes for weeks when they have no retry time, with an alarm on the way', async () => {
    const { clock, failures, runner, put, rows } = setUp(world)
    await put('draw', '4711')
    let isBroken = true
    const draw: JobKind = {
      name: 'draw',
      call: () => (isBroken ? Promise.reject(new TypeError('no')) : Promise.resolve()),
    }
    const { runDue } = runner([draw])
    for (let tick = 0; tick < 500; tick += 1) {
      await runDue()
      clock.advance(5 * MINUTE)
    }
    expect(failures).toHaveLength(500)
    expect(failures.some(failure => failure.isDead)).toBe(false)
    expect(failures.filter(({ isAlarm }) => isAlarm).map(({ attempt }) => attempt)).toEqual(
      Array.from({ length: 42 }, (_, index) => 5 + 12 * index).filter(attempt => attempt <= 500),
    )
    const [row] = await rows()
    expect(failures[4]).toMatchObject({ name: 'draw', id: row?.id, subject: '4711', isAlarm: true })
    isBroken = false
    clock.advance(5 * MINUTE)
    expect(await runDue()).toBe(1)
    expect((await rows())[0]).toMatchObject({ state: 'done', lastError: null })
  })

  test('can fail more often than a smallint can count', async () => {
    const { clock, runner, put, rows } = setUp(world)
    await put('draw')
    await world.database.unitOfWork(tx => tx.update(jobs).set({ attempts: 32_767 }))
    const draw: JobKind = { name: 'draw', call: () => Promise.reject(new Error('no')) }
    await runner([draw]).runDue()
    clock.advance(10 * MINUTE)
    expect(await runner([draw]).runDue()).toBe(1)
    expect((await rows())[0]).toMatchObject({ state: 'waiting' })
  })

  test('are never given up when their runner dies each time, and their alarm is raised too', async () => {
    const { clock, failures, runner, put, rows, loseLeases } = setUp(world)
    await put('fatal', 'a')
    const fatal: JobKind = { name: 'fatal', call: () => new Promise(() => {}) }
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      void runner([fatal]).runDue()
      await expect.poll(async () => (await rows())[0]).toMatchObject({ attempts: attempt, state: 'waiting' })
      await loseLeases()
      clock.advance(10 * MINUTE)
    }
    expect(failures.filter(({ isAlarm }) => isAlarm).map(({ attempt }) => attempt)).toEqual([5, 17])
    await runner([counting('fatal')]).runDue()
    expect((await rows())[0]).toMatchObject({ state: 'done' })
  })

  test('wait longer each time when their runner dies, as after a failure', async () => {
    const { clock, runner, put, rows, loseLeases } = setUp(world)
    await put('fatal', 'a')
    const fatal: JobKind = { name: 'fatal', call: () => new Promise(() => {}) }
    for (const [index, pause] of [5_000, 10_000, 20_000].entries()) {
      void runner([fatal]).runDue()
      await expect.poll(async () => (await rows())[0]?.attempts).toBe(index + 1)
      await loseLeases()
      clock.advance(pause - 1)
      expect(await runner([counting('fatal')]).runDue()).toBe(0)
      clock.advance(1)
    }
    expect(await runner([counting('fatal')]).runDue()).toBe(1)
  })

  test('are taken over when the lease of a dead runner has expired', async () => {
    const { clock, runner, put, rows, loseLeases } = setUp(world)
    await put('work', 'a')
    const stuck = runner([{ name: 'work', call: () => new Promise(() => {}) }])
    void stuck.runDue()
    const other = runner([counting('work')])
    await expect.poll(async () => (await rows())[0]?.leasedBy).toBeTruthy()
    clock.advance(MINUTE)
    expect(await other.runDue()).toBe(0)
    await loseLeases()
    expect(await other.runDue()).toBe(1)
    expect(await effects(world)).toHaveLength(1)
  })

  test('keep their lease while they run', async () => {
    const { clock, runner, put, rows } = setUp(world)
    await put('long', 'a')
    const long: JobKind = { name: 'long', call: () => new Promise(() => {}) }
    void runner([long], { leaseMs: 60 * MINUTE, renewMs: 10 }).runDue()
    await expect.poll(async () => (await rows())[0]?.leasedBy).toBeTruthy()
    // Leases are counted by the clock of the database, which is the machine's.
    const soon = () => Date.now() + 30 * MINUTE
    await world.database.unitOfWork(tx =>
      tx.execute(sql`update jobs set leased_until = now() + interval '1 minute'`),
    )
    await expect.poll(async () => (await rows())[0]?.leasedUntil?.getTime()).toBeGreaterThan(soon())
    clock.advance(MINUTE)
    expect(await runner([counting('long')]).runDue()).toBe(0)
  })

  test('continue at once with their next step, and each step is committed', async () => {
    const { clock, failures, runner, put, rows } = setUp(world)
    await put('steps', 'a')
    let step = 0
    const steps: JobKind = {
      name: 'steps',
      work: async (tx, { subject }) => {
        step += 1
        if (step === 3) throw new Error('not yet')
        await tx.execute(sql`insert into effects (name, subject) values (${step}, ${subject})`)
        return step < 5 ? 'more' : undefined
      },
    }
    const { runDue } = runner([steps])
    expect(await runDue()).toBe(3)
    expect(await effects(world)).toHaveLength(2)
    // The steps before were no failures: the backoff is that of a first one.
    expect(failures).toMatchObject([{ attempt: 1 }])
    clock.advance(5_000)
    expect(await runDue()).toBe(2)
    expect(await effects(world)).toHaveLength(4)
    expect((await rows())[0]).toMatchObject({ state: 'done' })
  })

  test('leave no effect of the first runner when another one took them over', async () => {
    const { clock, runner, put, failures, loseLeases } = setUp(world)
    await put('slow', 'a')
    const waits: (() => void)[] = []
    const slow = runner([{ name: 'slow', call: () => new Promise(resolve => waits.push(() => resolve())) }])
    const first = slow.runDue()
    await expect.poll(() => waits.length).toBe(1)
    await loseLeases()
    clock.advance(MINUTE)
    await runner([counting('slow')]).runDue()
    waits[0]?.()
    await first
    expect(failures).toMatchObject([{ attempt: 1, isDead: false, error: { name: 'RunnerLostError' } }])
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

  test('give way to their next occurrence when they recur and fail', async () => {
    const { clock, runner, rows } = setUp(world)
    const hourly: JobKind = {
      name: 'hourly',
      recurs: every(60 * MINUTE),
      work: () => Promise.reject(new Error('no')),
    }
    const { runDue } = runner([hourly])
    for (let hour = 0; hour < 4; hour += 1) {
      await runDue()
      clock.advance(60 * MINUTE)
    }
    await runDue()
    expect((await rows()).map(row => row.state)).toEqual([
      'superseded',
      'superseded',
      'superseded',
      'superseded',
      'waiting',
    ])
    await runner([counting('hourly')]).runDue()
    clock.advance(5_000)
    await runner([counting('hourly')]).runDue()
    expect(await effects(world)).toHaveLength(1)
  })

  test('keep their place in the queue when they recur before they were tried', async () => {
    const { clock, runner, put } = setUp(world)
    await put('each minute')
    for (const second of [1, 2, 3]) await put('backlog', '', new Date(START.getTime() + second * 1000))
    clock.advance(MINUTE)
    const started: string[] = []
    const start = (name: string): JobKind => ({ name, call: async () => void started.push(name) })
    await runner([{ ...start('each minute'), recurs: every(MINUTE) }, start('backlog')]).runDue()
    // Two jobs of the lane run in parallel.
    expect(started.slice(0, 2)).toContain('each minute')
    expect(started).toHaveLength(4)
  })

  test('of an unknown kind are left to another server', async () => {
    const { runner, put, rows } = setUp(world)
    await put('of another version')
    expect(await runner([counting('known')]).runDue()).toBe(0)
    expect((await rows())[0]).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  test('are deleted long after they are done, and dead ones are not', async () => {
    const { clock, runner, put, rows } = setUp(world)
    await put('good')
    await put('bad')
    const bad: JobKind = { name: 'bad', retryFor: 0, call: () => Promise.reject(new Error('no')) }
    await runner([counting('good'), bad]).runDue()
    clock.advance(41 * 24 * 60 * MINUTE)
    await purgeDoneJobs(world.database, clock.now())
    expect((await rows()).map(row => row.name)).toEqual(['bad'])
  })

  test('are finished before a runner has stopped', async () => {
    const { runner, put, rows } = setUp(world)
    await put('slow')
    const { open: finish, opened: finished } = deferred()
    const { start, stop } = runner([{ name: 'slow', call: () => finished }], { pollMs: 1 })
    start()
    await expect.poll(async () => (await rows())[0]?.leasedBy).toBeTruthy()
    const stopped = stop()
    finish()
    expect(await stopped).toBe(0)
    expect(await rows()).toMatchObject([{ state: 'done' }])
  })

  test('are left to another runner when they take longer than the stop timeout', async () => {
    const { clock, runner, put, rows, loseLeases } = setUp(world)
    await put('endless', 'a')
    const endless: JobKind = { name: 'endless', call: () => new Promise(() => {}) }
    const { start, stop } = runner([endless], { pollMs: 1, stopMs: 1 })
    start()
    await expect.poll(async () => (await rows())[0]?.leasedBy).toBeTruthy()
    expect(await stop()).toBe(1)
    await loseLeases()
    clock.advance(MINUTE)
    expect(await runner([counting('endless')]).runDue()).toBe(1)
  })
})

onEachPostgres('two runners', world => {
  freshTables(world)

  test('never run one job twice', async () => {
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

  test('do not take each other’s jobs when the clock of one is an hour ahead', async () => {
    const { clock, runner, put, rows } = setUp(world)
    await put('work', 'a')
    void runner([{ name: 'work', call: () => new Promise(() => {}) }]).runDue()
    await expect.poll(async () => (await rows())[0]?.leasedBy).toBeTruthy()
    clock.advance(MINUTE)
    // The machine's clock: leases are counted by that of the database.
    const ahead = Date.now() + 60 * MINUTE
    vi.useFakeTimers({ toFake: ['Date'], now: ahead })
    try {
      expect(await runner([counting('work')]).runDue()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('roll back a unit of work whose job was taken over meanwhile', async () => {
    const { clock, runner, put, loseLeases } = setUp(world)
    await put('slow', 'a')
    const begun = deferred()
    const takenOver = deferred()
    const slow: JobKind = {
      name: 'slow',
      work: async (tx, { subject }) => {
        await tx.execute(sql`insert into effects (name, subject) values ('slow', ${subject})`)
        begun.open()
        await takenOver.opened
      },
    }
    const ended = runner([slow]).runDue()
    await begun.opened
    await loseLeases()
    clock.advance(MINUTE)
    expect(await runner([counting('slow')]).runDue()).toBe(1)
    takenOver.open()
    await ended
    expect(await effects(world)).toHaveLength(1)
  })

  test('share one row for a recurring job', async () => {
    const { runner, rows } = setUp(world)
    const hourly: JobKind = { ...counting('hourly'), recurs: every(60 * MINUTE) }
    await Promise.all([1, 2, 3, 4].map(() => runner([hourly]).runDue()))
    expect(await rows()).toHaveLength(1)
    expect(await effects(world)).toHaveLength(1)
  })
})

test('a daily schedule is due at its hour in the lottery’s zone', () => {
  const [atThree, atMidnight] = [dailyAt(3), dailyAt(0)]
  expect(atThree(new Date('2025-07-04T09:59:59Z'), 'America/Phoenix')).toEqual(
    new Date('2025-07-03T10:00:00Z'),
  )
  expect(atThree(new Date('2025-07-04T10:00:00Z'), 'America/Phoenix')).toEqual(
    new Date('2025-07-04T10:00:00Z'),
  )
  expect(atMidnight(new Date('2025-01-01T06:59:59Z'), 'America/Phoenix')).toEqual(
    new Date('2024-12-31T07:00:00Z'),
  )
  // Clocks go forward at 2:00.
  expect(atThree(new Date('2026-03-08T06:59:59Z'), 'America/Detroit')).toEqual(
    new Date('2026-03-07T08:00:00Z'),
  )
  expect(atThree(new Date('2026-03-08T07:00:00Z'), 'America/Detroit')).toEqual(
    new Date('2026-03-08T07:00:00Z'),
  )
})
