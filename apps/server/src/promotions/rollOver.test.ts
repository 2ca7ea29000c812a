import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addOpenDraw, addPromotion, bothLanguages, drawAtOnce } from '../../test/draws.ts'
import { onPostgres, type TestDatabase } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import type { Tx } from '../kernel/database/index.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { readBalance } from '../kernel/ledger/index.ts'
import { addDraw, DRAW_WINNERS, type NewDraw } from './addDraw.ts'
import { drawJobs } from './drawJobs.ts'
import { drawNextWinners } from './drawWinners.ts'
import { enterDraw } from './enterDraw.ts'
import { missingDrawJobs } from './missingDrawJobs.ts'
import { draws, drawWinners, promotions } from './promotions.tables.ts'
import { addWaitingRollOvers } from './rollOver.ts'
import { testSender } from '../../test/testSender.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const DAY_MS = 24 * 60 * 60_000
const BASE = 100_000
const GREATEST = 100_600
/** An hour after the end of entries of the first day's draw. */
const FIRST_DRAWN = new Date(NOW.getTime() + DAY_MS + 60 * 60_000)

const prizes = [
  { texts: bothLanguages('Jackpot'), prizeType: 'CASH', amount: BASE, quantity: 1, isProgressive: true },
] as const

const addProgressive = (world: TestDatabase) =>
  addPromotion(world.database, NOW, {
    promotionType: 'PROGRESSIVE',
    progressiveBase: BASE,
    progressiveStep: 50,
    progressiveMaximum: GREATEST,
  })

const moved = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

/** A draw whose entries end after so many days; it is drawn an hour later. */
const add = (world: TestDatabase, promotionId: number, drawNumber: number, days = drawNumber) =>
  addOpenDraw(world.database, NOW, { promotionId, drawNumber, prizes, entryEndsAt: moved(days) })

const following = (promotionId: number): NewDraw => ({
  promotionId,
  drawNumber: 2,
  texts: bothLanguages('The next draw'),
  startsAt: NOW,
  entryEndsAt: moved(2),
  drawsAt: moved(2),
  announcesAt: moved(2),
  prizes,
})

const startAt = (world: TestDatabase, drawId: number, progressiveStart: number) =>
  world.database.unitOfWork(tx => tx.update(draws).set({ progressiveStart }).where(eq(draws.id, drawId)))

const close = (world: TestDatabase, drawId: number) =>
  world.database.unitOfWork(tx =>
    tx
      .update(draws)
      .set({ state: 'closed', seed: new Uint8Array(32), seedHash: new Uint8Array(32) })
      .where(eq(draws.id, drawId)),
  )

const startOf = (world: TestDatabase, drawId: number) =>
  world.database.unitOfWork(async tx => {
    const [draw] = await tx.select().from(draws).where(eq(draws.id, drawId))
    return draw?.progressiveStart ?? null
  })

const waitingOf = (world: TestDatabase, promotionId: number) =>
  world.database.unitOfWork(async tx => {
    const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, promotionId))
    return promotion?.progressiveRolledOver
  })

const addMissing = (world: TestDatabase, now: Date) =>
  createJobRunner({ database: world.database, clock: { now: () => now }, kinds: [missingDrawJobs] }).runDue()

const enter = (world: TestDatabase, drawId: number, playerId: string, entries: number) =>
  world.database.unitOfWork(tx =>
    enterDraw(tx, {
      playerId,
      drawId,
      entries,
      source: { kind: 'FREE', reference: randomUUID() },
      now: NOW,
    }),
  )

onPostgres('a progressive prize', world => {
  test('is worth what it grew to, and rolls over to the next draw without a winner', async () => {
    const promotionId = await addProgressive(world)
    const [first, second] = [await add(world, promotionId, 1), await add(world, promotionId, 2)]
    await startAt(world, first, 100_400)
    const clock = { at: FIRST_DRAWN }
    const { runDue } = createJobRunner({
      database: world.database,
      clock: { now: () => clock.at },
      kinds: drawJobs({ sender: testSender }),
    })
    await runDue()
    expect(await startOf(world, second)).toBe(100_400)

    const playerId = await addPlayer(world.database)
    await enter(world, second, playerId, 7)
    clock.at = moved(3)
    await runDue()
    // 100,400 plus seven times 50 exceeds the maximum.
    const winners = await world.database.unitOfWork(tx =>
      tx.select().from(drawWinners).where(eq(drawWinners.drawId, second)),
    )
    expect(winners).toMatchObject([{ playerId, amount: GREATEST }])
    expect(await readBalance(world.database, playerId, 'points')).toBe(0)
    expect(await waitingOf(world, promotionId)).toBe(0)
  })

  test('waits in its promotion when there is no next draw, and a draw inserted later starts with it', async () => {
    const promotionId = await addProgressive(world)
    const first = await add(world, promotionId, 1)
    await startAt(world, first, 100_400)
    await drawAtOnce(world.database, first, FIRST_DRAWN)
    await addMissing(world, FIRST_DRAWN)
    expect(await waitingOf(world, promotionId)).toBe(400)

    const { prizes: _prizes, ...row } = following(promotionId)
    const [second] = await world.database.unitOfWork(tx =>
      tx.insert(draws).values(row).returning({ id: draws.id }),
    )
    const third = await add(world, promotionId, 3)
    for (const days of [1.5, 1.6]) await addMissing(world, moved(days))
    expect(await startOf(world, second?.id ?? 0)).toBe(100_400)
    expect(await waitingOf(world, promotionId)).toBe(0)
    expect(await startOf(world, third)).toBe(null)
  })

  test('adds nothing to the next draw when the base was raised above what it had grown to', async () => {
    const promotionId = await addProgressive(world)
    const [first, second] = [await add(world, promotionId, 1), await add(world, promotionId, 2)]
    await startAt(world, first, 100_400)
    await world.database.unitOfWork(tx =>
      tx
        .update(promotions)
        .set({ progressiveBase: 150_000, progressiveMaximum: 160_000 })
        .where(eq(promotions.id, promotionId)),
    )
    await drawAtOnce(world.database, first, FIRST_DRAWN)
    expect(await startOf(world, second)).toBe(null)
    await drawAtOnce(world.database, second, moved(3))
    expect(await waitingOf(world, promotionId)).toBe(0)
  })

  test('skips a draw that is closed already, and rolls over to the one after it', async () => {
    const promotionId = await addProgressive(world)
    const [first, second, third] = [
      await add(world, promotionId, 1),
      await add(world, promotionId, 2),
      await add(world, promotionId, 5),
    ]
    await startAt(world, first, 100_400)
    await close(world, second)
    await drawAtOnce(world.database, first, FIRST_DRAWN)
    expect(await startOf(world, second)).toBe(null)
    expect(await startOf(world, third)).toBe(100_400)
  })

  test('skips a missing draw number', async () => {
    const promotionId = await addProgressive(world)
    const [first, third] = [await add(world, promotionId, 1), await add(world, promotionId, 3)]
    await startAt(world, first, 100_400)
    await drawAtOnce(world.database, first, FIRST_DRAWN)
    expect(await startOf(world, third)).toBe(100_400)
  })

  test('comes to the same amount when draws are drawn late and in another order', async () => {
    const orders = [
      [0, 1],
      [1, 0],
    ] as const
    for (const order of orders) {
      const promotionId = await addProgressive(world)
      const late = [await add(world, promotionId, 1), await add(world, promotionId, 2)]
      await startAt(world, late[0] ?? 0, 100_100)
      await startAt(world, late[1] ?? 0, 100_200)
      const third = await add(world, promotionId, 9)
      for (const drawId of late) await close(world, drawId)
      for (const index of order) await drawAtOnce(world.database, late[index] ?? 0, moved(4))
      expect(await startOf(world, third)).toBe(100_300)
    }
  })

  test('never waits with more than its maximum', async () => {
    const promotionId = await addProgressive(world)
    const both = [await add(world, promotionId, 1), await add(world, promotionId, 2)]
    for (const drawId of both) {
      await startAt(world, drawId, 100_500)
      await close(world, drawId)
    }
    for (const drawId of both) await drawAtOnce(world.database, drawId, moved(4))
    expect(await waitingOf(world, promotionId)).toBe(600)
    const third = await add(world, promotionId, 9)
    await addMissing(world, moved(4))
    expect(await startOf(world, third)).toBe(GREATEST)
  })

  test('never starts the next draw with more than its maximum', async () => {
    const promotionId = await addProgressive(world)
    const both = [await add(world, promotionId, 1), await add(world, promotionId, 2)]
    const third = await add(world, promotionId, 9)
    for (const drawId of both) {
      await startAt(world, drawId, 100_500)
      await close(world, drawId)
    }
    for (const drawId of both) await drawAtOnce(world.database, drawId, moved(4))
    expect(await startOf(world, third)).toBe(GREATEST)
  })

  test('leaves nothing for the next draw when it was won', async () => {
    const promotionId = await addProgressive(world)
    const first = await add(world, promotionId, 1)
    await enter(world, first, await addPlayer(world.database), 3)
    await drawAtOnce(world.database, first, FIRST_DRAWN)
    expect(await waitingOf(world, promotionId)).toBe(0)
    const second = await add(world, promotionId, 2)
    await addMissing(world, FIRST_DRAWN)
    expect(await startOf(world, second)).toBe(null)
  })
})

onPostgres('a progressive prize without a winner', world => {
  /**
   * Runs `late` while the unit of work `early` is done but not committed, until `late` waits for it or has ended; `early`
   * then ends with `rest`.
   */
  const overlapped = async (
    early: (tx: Tx) => Promise<unknown>,
    late: () => Promise<unknown>,
    rest: (tx: Tx) => Promise<unknown> = () => Promise.resolve(),
  ) => {
    let commit = () => {}
    const held = new Promise<void>(resolve => {
      commit = resolve
    })
    let isEarlyDone = false
    const first = world.database.unitOfWork(async tx => {
      await early(tx)
      isEarlyDone = true
      await held
      await rest(tx)
    })
    await expect.poll(() => isEarlyDone).toBe(true)
    let isLateOver = false
    const second = late().finally(() => {
      isLateOver = true
    })
    const isWaiting = async () => {
      const [row] = await world.database.statement<{ waiting: number }>({
        name: 'test.waiting',
        text: `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
        values: [],
      })
      return isLateOver || row?.waiting === 1
    }
    await expect.poll(isWaiting).toBe(true)
    commit()
    await Promise.all([first, second])
  }

  test('goes to a draw whose insert is not yet committed when it rolls over', async () => {
    const promotionId = await addProgressive(world)
    const first = await add(world, promotionId, 1)
    await startAt(world, first, 100_400)
    let second = 0
    await overlapped(
      async tx => {
        second = await addDraw(tx, following(promotionId))
      },
      () => drawAtOnce(world.database, first, FIRST_DRAWN),
    )
    await addMissing(world, FIRST_DRAWN)
    expect(await startOf(world, second)).toBe(100_400)
    expect(await waitingOf(world, promotionId)).toBe(0)
  })

  test('is added to that of another draw which rolls over at the same time', async () => {
    const promotionId = await addProgressive(world)
    const [first, second] = [await add(world, promotionId, 1), await add(world, promotionId, 2)]
    await startAt(world, first, 100_100)
    await startAt(world, second, 100_200)
    for (const drawId of [first, second]) await close(world, drawId)
    await overlapped(
      tx => drawNextWinners(tx, first, moved(4)),
      () => drawAtOnce(world.database, second, moved(4)),
    )
    expect(await waitingOf(world, promotionId)).toBe(300)
  })

  test('of a draw that is closed only when it is drawn does not deadlock with another rollover', async () => {
    const promotionId = await addProgressive(world)
    const drawId = await add(world, promotionId, 1)
    await startAt(world, drawId, 100_400)
    const ofPromotion = eq(promotions.id, promotionId)
    await world.database.unitOfWork(tx =>
      tx.update(promotions).set({ progressiveRolledOver: 100 }).where(ofPromotion),
    )
    const failures: unknown[] = []
    const recordingFailures = <Result>(work: Promise<Result>) =>
      work.catch((error: unknown) => {
        failures.push(error)
        throw error
      })
    const kinds = drawJobs({ sender: testSender }).flatMap(kind =>
      'work' in kind && kind.name === DRAW_WINNERS
        ? [
            {
              ...kind,
              work: (...input: Parameters<typeof kind.work>) => recordingFailures(kind.work(...input)),
            },
          ]
        : [],
    )
    await overlapped(
      tx => tx.select().from(promotions).where(ofPromotion).for('no key update'),
      () => createJobRunner({ database: world.database, clock: { now: () => FIRST_DRAWN }, kinds }).runDue(),
      tx => recordingFailures(addWaitingRollOvers(tx)),
    )
    expect(failures).toEqual([])
    expect(await waitingOf(world, promotionId)).toBe(500)
  })
})
