import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addOpenDraw } from '../../test/draws.ts'
import { onPostgres } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { testSender } from '../../test/testSender.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { jobs } from '../kernel/jobs/jobs.tables.ts'
import { CLOSE_DRAW, DRAW_WINNERS } from './addDraw.ts'
import { drawJobs } from './drawJobs.ts'
import { enterDraw } from './enterDraw.ts'
import { missingDrawJobs } from './missingDrawJobs.ts'
import { draws } from './promotions.tables.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const after = (ms: number) => new Date(NOW.getTime() + ms)

onPostgres('the jobs of draws', world => {
  const runAt = (now: Date) =>
    createJobRunner({
      database: world.database,
      clock: { now: () => now },
      kinds: [...drawJobs({ sender: testSender }), missingDrawJobs],
    }).runDue()
  const jobsOf = (drawId: number) =>
    world.database.unitOfWork(tx =>
      tx
        .select({ name: jobs.name, dueAt: jobs.dueAt })
        .from(jobs)
        .where(eq(jobs.subject, String(drawId)))
        .orderBy(jobs.dueAt),
    )
  const stateOf = async (drawId: number) => {
    const [draw] = await world.database.unitOfWork(tx => tx.select().from(draws).where(eq(draws.id, drawId)))
    return draw?.state
  }
  /** A draw with an entry and without jobs, as after an insertion by SQL. */
  const insertDraw = async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    const playerId = await addPlayer(world.database)
    await world.database.unitOfWork(async tx => {
      const source = { kind: 'FREE', reference: randomUUID() } as const
      await enterDraw(tx, { playerId, drawId, entries: 1, source, now: NOW })
      await tx.delete(jobs).where(inArray(jobs.name, [CLOSE_DRAW, DRAW_WINNERS]))
    })
    return drawId
  }

  test('are added to a draw without any, so that it is closed and drawn', async () => {
    const drawId = await insertDraw()
    await runAt(NOW)
    expect(await jobsOf(drawId)).toEqual([
      { name: CLOSE_DRAW, dueAt: after(DAY_MS) },
      { name: DRAW_WINNERS, dueAt: after(DAY_MS + HOUR_MS) },
    ])
    await runAt(after(DAY_MS))
    expect(await stateOf(drawId)).toBe('closed')
    await runAt(after(DAY_MS + HOUR_MS))
    expect(await stateOf(drawId)).toBe('drawn')
  })

  test('are added once, and to no draw that is drawn', async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    await runAt(NOW)
    await runAt(after(HOUR_MS))
    expect(await jobsOf(drawId)).toHaveLength(2)
    await runAt(after(2 * DAY_MS))
    expect(await stateOf(drawId)).toBe('drawn')
    await world.database.unitOfWork(tx => tx.delete(jobs).where(eq(jobs.subject, String(drawId))))
    await runAt(after(3 * DAY_MS))
    expect(await jobsOf(drawId)).toEqual([])
  })

  test('follow a draw whose dates are changed', async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    const entryEndsAt = after(3 * DAY_MS)
    const drawsAt = after(3 * DAY_MS + HOUR_MS)
    await world.database.unitOfWork(tx =>
      tx.update(draws).set({ entryEndsAt, drawsAt, announcesAt: drawsAt }).where(eq(draws.id, drawId)),
    )
    await runAt(after(2 * DAY_MS))
    expect(await stateOf(drawId)).toBe('open')
    await runAt(drawsAt)
    expect(await stateOf(drawId)).toBe('drawn')
  })

  test('run again for a draw that is put back to a date whose jobs found it not due', async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    const moveTo = (entryEndsAt: Date, drawsAt: Date) =>
      world.database.unitOfWork(tx =>
        tx.update(draws).set({ entryEndsAt, drawsAt, announcesAt: drawsAt }).where(eq(draws.id, drawId)),
      )
    await moveTo(after(9 * DAY_MS), after(9 * DAY_MS + HOUR_MS))
    await runAt(after(5 * DAY_MS))
    expect(await stateOf(drawId)).toBe('open')
    await moveTo(after(DAY_MS), after(DAY_MS + HOUR_MS))
    await runAt(after(6 * DAY_MS))
    await runAt(after(6 * DAY_MS + HOUR_MS))
    expect(await stateOf(drawId)).toBe('drawn')
    expect((await jobsOf(drawId)).map(({ dueAt }) => dueAt)).toEqual([
      after(DAY_MS),
      after(DAY_MS + HOUR_MS),
      after(9 * DAY_MS),
      after(9 * DAY_MS + HOUR_MS),
    ])
  })
})
