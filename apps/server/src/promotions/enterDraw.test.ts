import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addOpenDraw } from '../../test/draws.ts'
import { onPostgres, type TestDatabase } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { DrawClosedError, enterDraw, type DrawEntry } from './enterDraw.ts'
import { drawEntrants, drawEntries, draws } from './promotions.tables.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const DAY_MS = 24 * 60 * 60_000

const entering =
  (world: TestDatabase) => (entry: Pick<DrawEntry, 'playerId' | 'drawId'> & Partial<DrawEntry>) =>
    world.database.unitOfWork(tx =>
      enterDraw(tx, {
        entries: 1,
        source: { kind: 'TICKET', reference: randomUUID() },
        now: NOW,
        ...entry,
      }),
    )

const rowsOf = (world: TestDatabase, drawId: number) =>
  world.database.unitOfWork(async tx => {
    const [draw] = await tx.select().from(draws).where(eq(draws.id, drawId))
    const entries = await tx
      .select()
      .from(drawEntries)
      .where(eq(drawEntries.drawId, drawId))
      .orderBy(drawEntries.lastNumber)
    return { total: draw?.entries, entries }
  })

const heldBy = (world: TestDatabase, playerId: string, drawId: number) =>
  world.database.unitOfWork(async tx => {
    const [row] = await tx
      .select()
      .from(drawEntrants)
      .where(and(eq(drawEntrants.playerId, playerId), eq(drawEntrants.drawId, drawId)))
    return row?.entries ?? 0
  })

onPostgres('entering a draw', world => {
  const enter = entering(world)

  test('gives each entry a number, in the order of arrival', async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    const [one, other] = [await addPlayer(world.database), await addPlayer(world.database)]
    expect(await enter({ playerId: one, drawId, entries: 3 })).toBe(3)
    expect(await enter({ playerId: other, drawId, entries: 1 })).toBe(1)
    expect(await enter({ playerId: one, drawId, entries: 10 })).toBe(10)
    const { total, entries } = await rowsOf(world, drawId)
    expect(total).toBe(14)
    expect(entries.map(({ lastNumber }) => lastNumber)).toEqual([3, 4, 14])
    expect(await heldBy(world, one, drawId)).toBe(13)
    expect(await heldBy(world, other, drawId)).toBe(1)
  })

  test('adds nothing for the same ticket a second time', async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    const playerId = await addPlayer(world.database)
    const source = { kind: 'TICKET', reference: randomUUID() } as const
    expect(await enter({ playerId, drawId, entries: 2, source })).toBe(2)
    expect(await enter({ playerId, drawId, entries: 2, source })).toBe(0)
    expect(await enter({ playerId, drawId, entries: 2, source: { ...source, kind: 'FREE' } })).toBe(2)
    expect((await rowsOf(world, drawId)).total).toBe(4)
    expect(await heldBy(world, playerId, drawId)).toBe(4)
  })

  test.each([
    ['that has not begun', { startsAt: new Date(NOW.getTime() + 1) }],
    ['whose time ends this moment', { entryEndsAt: NOW }],
  ])('is refused for a draw %s, and stores nothing', async (_, change) => {
    const drawId = await addOpenDraw(world.database, NOW, change)
    const playerId = await addPlayer(world.database)
    await expect(enter({ playerId, drawId })).rejects.toBeInstanceOf(DrawClosedError)
    expect(await rowsOf(world, drawId)).toEqual({ total: 0, entries: [] })
  })

  test("is possible from the draw's first moment to its last", async () => {
    const entryEndsAt = new Date(NOW.getTime() + DAY_MS)
    const drawId = await addOpenDraw(world.database, NOW, { startsAt: NOW, entryEndsAt })
    const playerId = await addPlayer(world.database)
    expect(await enter({ playerId, drawId })).toBe(1)
    expect(await enter({ playerId, drawId, now: new Date(entryEndsAt.getTime() - 1) })).toBe(1)
    await expect(enter({ playerId, drawId, now: entryEndsAt })).rejects.toBeInstanceOf(DrawClosedError)
  })

  test('is refused for an unknown draw', async () => {
    const playerId = await addPlayer(world.database)
    await expect(enter({ playerId, drawId: 999_999 })).rejects.toBeInstanceOf(DrawClosedError)
  })

  test.each([0, -1, 1.5, Number.NaN])('throws for %d entries, a bug of the caller', async entries => {
    const drawId = await addOpenDraw(world.database, NOW)
    const playerId = await addPlayer(world.database)
    await expect(enter({ playerId, drawId, entries })).rejects.toThrow('entries')
    expect((await rowsOf(world, drawId)).total).toBe(0)
  })
})

onPostgres('entries under load', world => {
  const enter = entering(world)

  test('are all counted, and their numbers have no gap', async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    const players = await Promise.all(Array.from({ length: 5 }, () => addPlayer(world.database)))
    const amounts = Array.from({ length: 40 }, (_, index) => (index % 7) + 1)
    await Promise.all(
      amounts.map((entries, index) =>
        enter({ playerId: players[index % players.length] ?? '', drawId, entries }),
      ),
    )
    const sum = amounts.reduce((total, entries) => total + entries, 0)
    const { total, entries } = await rowsOf(world, drawId)
    expect(total).toBe(sum)
    let last = 0
    for (const row of entries) {
      expect(row.lastNumber - row.entries).toBe(last)
      last = row.lastNumber
    }
    expect(last).toBe(sum)
    const held = await Promise.all(players.map(playerId => heldBy(world, playerId, drawId)))
    expect(held.reduce((one, other) => one + other, 0)).toBe(sum)
  })

  test('count one ticket once when it is reported ten times in parallel', async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    const playerId = await addPlayer(world.database)
    const source = { kind: 'TICKET', reference: randomUUID() } as const
    const added = await Promise.all(
      Array.from({ length: 10 }, () => enter({ playerId, drawId, entries: 3, source })),
    )
    expect(added.toSorted((a, b) => b - a)).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect((await rowsOf(world, drawId)).total).toBe(3)
  })
})
