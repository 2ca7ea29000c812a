import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addOpenDraw, addPromotion, bothLanguages } from '../../test/draws.ts'
import { onPostgres, type TestDatabase } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { players, type AccountState } from '../accounts/accounts.tables.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'
import { outboxMails } from '../kernel/outbox/outbox.tables.ts'
import { drawJobs } from './drawJobs.ts'
import { createDraws } from './draws.service.ts'
import { closeDraw, drawNextWinners } from './drawWinners.ts'
import { DrawClosedError, enterDraw } from './enterDraw.ts'
import { createEntries } from './entries.service.ts'
import { pickWinners, type EntryRange } from './pickWinners.ts'
import { draws, drawEntries, drawWinners } from './promotions.tables.ts'
import { testSender } from '../../test/testSender.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const HOUR_MS = 60 * 60_000
const ENTRY_END = new Date(NOW.getTime() + 24 * HOUR_MS)
const DRAW_AT = new Date(ENTRY_END.getTime() + HOUR_MS)

const points = (amount: number, quantity: number) =>
  ({ texts: bothLanguages(`${amount} points`), prizeType: 'POINTS', amount, quantity }) as const

const runnerAt = (world: TestDatabase, clock: { at: Date }, winnersPerStep?: number) =>
  createJobRunner({
    database: world.database,
    clock: { now: () => clock.at },
    kinds: drawJobs({ sender: testSender, winnersPerStep }),
  })

const enter = (world: TestDatabase, drawId: number, playerId: string, entries: number, now = NOW) =>
  world.database.unitOfWork(tx =>
    enterDraw(tx, { playerId, drawId, entries, source: { kind: 'FREE', reference: randomUUID() }, now }),
  )

const close = (world: TestDatabase, drawId: number) =>
  world.database.unitOfWork(tx => closeDraw(tx, drawId, ENTRY_END))

const stateOf = (world: TestDatabase, drawId: number) =>
  world.database.unitOfWork(async tx => {
    const [draw] = await tx.select().from(draws).where(eq(draws.id, drawId))
    const winners = await tx
      .select()
      .from(drawWinners)
      .where(eq(drawWinners.drawId, drawId))
      .orderBy(drawWinners.pick)
    if (!draw) throw new Error('There is no such draw.')
    return { draw, winners }
  })

const mailsTo = (world: TestDatabase, playerId: string) =>
  world.database.unitOfWork(tx =>
    tx
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, `${playerId}@players.example`)),
  )

const addPlayers = async (world: TestDatabase, count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) ids.push(await addPlayer(world.database))
  return ids
}

onPostgres('a drawing', world => {
  test('closes at its time and is drawn at its time, with winners and points once and a mail for each winner', async () => {
    const drawId = await addOpenDraw(world.database, NOW, { prizes: [points(5000, 1), points(500, 2)] })
    const players = await addPlayers(world, 6)
    for (const [index, playerId] of players.entries()) await enter(world, drawId, playerId, index + 1)
    const clock = { at: NOW }
    const { runDue } = runnerAt(world, clock)

    await runDue()
    expect((await stateOf(world, drawId)).draw.state).toBe('open')
    clock.at = ENTRY_END
    await runDue()
    const closed = (await stateOf(world, drawId)).draw
    expect(closed).toMatchObject({ state: 'closed', entries: 21 })
    await expect(enter(world, drawId, players[0] ?? '', 1, NOW)).rejects.toBeInstanceOf(DrawClosedError)

    clock.at = DRAW_AT
    await runDue()
    await runDue()
    const { draw, winners } = await stateOf(world, drawId)
    expect(draw).toMatchObject({ state: 'drawn', drawnAt: DRAW_AT, seedHash: closed.seedHash })
    expect(winners.map(({ amount }) => amount)).toEqual([5000, 500, 500])
    expect(new Set(winners.map(({ playerId }) => playerId)).size).toBe(3)
    for (const playerId of players) {
      const won = winners.find(winner => winner.playerId === playerId)
      expect(await readBalance(world.database, playerId, 'points')).toBe(won?.amount ?? 0)
      expect(await mailsTo(world, playerId)).toHaveLength(won ? 1 : 0)
    }
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('mails a winner the promotion, the draw and the amount of a prize in money, in both languages', async () => {
    const { database } = world
    const promotionId = await addPromotion(database, NOW, { texts: bothLanguages('Monsoon Mania') })
    const cash = { texts: bothLanguages('Cash'), prizeType: 'CASH', amount: 1_250_000, quantity: 1 } as const
    const drawId = await addOpenDraw(database, NOW, {
      promotionId,
      texts: { en: { name: 'Week 4' }, es: { name: 'Semana 4' } },
      prizes: [cash],
    })
    const winner = await addPlayer(database)
    await enter(world, drawId, winner, 1)
    await runnerAt(world, { at: DRAW_AT }).runDue()
    const [mail] = await mailsTo(world, winner)
    expect(mail?.text).toContain('You have won in the drawing “Monsoon Mania: Week 4”: Cash.')
    expect(mail?.text).toContain('The amount is $12,500.')
    expect(mail?.text).toContain('Ha ganado en el sorteo «Monsoon Mania: Semana 4»: Cash.')
    expect(mail?.text).toContain('El importe es de $12,500.')
  })

  test('links the mail to the draws of the history, which also list prizes that are not points', async () => {
    const cash = { texts: bothLanguages('Cash'), prizeType: 'CASH', amount: 60_000, quantity: 1 } as const
    const drawId = await addOpenDraw(world.database, NOW, { prizes: [cash] })
    const winner = await addPlayer(world.database)
    await enter(world, drawId, winner, 1)
    await runnerAt(world, { at: DRAW_AT }).runDue()
    const [mail] = await mailsTo(world, winner)
    expect(mail?.text).toContain(`${testSender.publicUrl}/history?tab=draws`)
  })

  test('can be verified afterwards by its seed and its entries', async () => {
    const drawId = await addOpenDraw(world.database, NOW, { prizes: [points(100, 4)] })
    const players = await addPlayers(world, 5)
    for (const entries of [7, 1, 30])
      for (const playerId of players) await enter(world, drawId, playerId, entries)
    await runnerAt(world, { at: DRAW_AT }).runDue()

    const { draw, winners } = await stateOf(world, drawId)
    const rows = await world.database.unitOfWork(tx =>
      tx.select().from(drawEntries).where(eq(drawEntries.drawId, drawId)),
    )
    const seed = draw.seed ?? new Uint8Array()
    expect(createHash('sha256').update(seed).digest('hex')).toBe(
      Buffer.from(draw.seedHash ?? []).toString('hex'),
    )
    const owner = (number: number) =>
      rows.find(({ lastNumber, entries }) => number > lastNumber - entries && number <= lastNumber)
        ?.playerId ?? ''
    const rangesOf = (playerId: string): EntryRange[] => rows.filter(row => row.playerId === playerId)
    const replayed = await pickWinners({ seed, entries: draw.entries, places: 4 }, number =>
      Promise.resolve({ winner: owner(number), ranges: rangesOf(owner(number)) }),
    )
    expect(
      winners.map(({ pick, entryNumber, playerId }) => ({ pick, entryNumber, winner: playerId })),
    ).toEqual(replayed)
  })

  test('excludes accounts that are suspended when it closes, and publishes their entries with the hash of the seed', async () => {
    const { database } = world
    const drawId = await addOpenDraw(database, NOW, { prizes: [points(900, 1), points(100, 5)] })
    const [active = '', deactivated = '', suspended = '', later = ''] = await addPlayers(world, 4)
    const setState = (id: string, state: AccountState) =>
      database.unitOfWork(tx => tx.update(players).set({ state }).where(eq(players.id, id)))
    for (const playerId of [suspended, active, deactivated, suspended, later])
      await enter(world, drawId, playerId, playerId === suspended ? 1000 : 2)
    await setState(suspended, 'suspended')
    await setState(deactivated, 'deactivated')
    const clock = { at: ENTRY_END, now: () => clock.at }
    const details = () => createDraws({ database, clock }).getDraw(drawId, 'en')
    expect((await details()).excludedEntries).toEqual([])
    await runnerAt(world, clock, 2).runDue()
    await setState(suspended, 'active')
    await setState(later, 'suspended')
    const excludedEntries = [
      { first: 1, last: 1000 },
      { first: 1005, last: 2004 },
    ]
    expect(await details()).toMatchObject({ seed: null, excludedEntries })

    clock.at = DRAW_AT
    await runnerAt(world, clock, 2).runDue()
    const { draw, winners } = await stateOf(world, drawId)
    expect(winners.map(({ playerId }) => playerId).toSorted()).toEqual(
      [active, deactivated, later].toSorted(),
    )
    const shown = await details()
    expect(shown).toMatchObject({ seed: Buffer.from(draw.seed ?? []).toString('hex'), excludedEntries })
    const taken = shown.excludedEntries.map(({ first, last }) => ({
      lastNumber: last,
      entries: last - first + 1,
    }))
    const ownerOf = (number: number) => (number <= 1002 ? active : number <= 1004 ? deactivated : later)
    const lastOf = { [active]: 1002, [deactivated]: 1004, [later]: 2006 }
    const replayed = await pickWinners(
      { seed: Buffer.from(shown.seed ?? '', 'hex'), entries: shown.entries, places: 6 },
      number => {
        const winner = ownerOf(number)
        return Promise.resolve({ winner, ranges: [{ lastNumber: lastOf[winner] ?? 0, entries: 2 }] })
      },
      { picks: 0, taken },
    )
    expect(
      winners.map(({ pick, entryNumber, playerId }) => ({ pick, entryNumber, winner: playerId })),
    ).toEqual(replayed)
  })

  test('is closed and then drawn when its closing was missed', async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    const [playerId = ''] = await addPlayers(world, 1)
    await enter(world, drawId, playerId, 2)
    await runnerAt(world, { at: new Date(DRAW_AT.getTime() + 90 * 24 * HOUR_MS) }).runDue()
    const { draw, winners } = await stateOf(world, drawId)
    expect(draw.state).toBe('drawn')
    expect(winners).toHaveLength(1)
  })

  test('does not happen early, even when it is called directly', async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    const [playerId = ''] = await addPlayers(world, 1)
    await enter(world, drawId, playerId, 2)
    await close(world, drawId)
    const early = new Date(DRAW_AT.getTime() - 1)
    expect((await world.database.unitOfWork(tx => drawNextWinners(tx, drawId, early))).won).toEqual([])
    expect((await stateOf(world, drawId)).draw.state).toBe('closed')
  })

  test('has no winners and closes nothing while the draw is open', async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    await enter(world, drawId, await addPlayer(world.database), 2)
    expect((await world.database.unitOfWork(tx => drawNextWinners(tx, drawId, DRAW_AT))).won).toEqual([])
    expect((await stateOf(world, drawId)).draw.state).toBe('open')
  })

  test('has the same winners, points and mails in steps as in one', async () => {
    const drawId = await addOpenDraw(world.database, NOW, { prizes: [points(900, 1), points(100, 6)] })
    const players = await addPlayers(world, 9)
    for (const entries of [7, 1, 30])
      for (const playerId of players) await enter(world, drawId, playerId, entries)
    await runnerAt(world, { at: DRAW_AT }, 3).runDue()

    const { draw, winners } = await stateOf(world, drawId)
    expect(draw.state).toBe('drawn')
    const rows = await world.database.unitOfWork(tx =>
      tx.select().from(drawEntries).where(eq(drawEntries.drawId, drawId)),
    )
    const owner = (number: number) =>
      rows.find(({ lastNumber, entries }) => number > lastNumber - entries && number <= lastNumber)
        ?.playerId ?? ''
    const replayed = await pickWinners(
      { seed: draw.seed ?? new Uint8Array(), entries: draw.entries, places: 7 },
      number =>
        Promise.resolve({
          winner: owner(number),
          ranges: rows.filter(row => row.playerId === owner(number)),
        }),
    )
    expect(
      winners.map(({ pick, entryNumber, playerId }) => ({ pick, entryNumber, winner: playerId })),
    ).toEqual(replayed)
    for (const playerId of players) {
      const won = winners.find(winner => winner.playerId === playerId)
      expect(await readBalance(world.database, playerId, 'points')).toBe(won?.amount ?? 0)
      expect(await mailsTo(world, playerId)).toHaveLength(won ? 1 : 0)
    }
  })

  test('ends in steps when the entries run out before the prizes', async () => {
    for (const count of [2, 3, 4]) {
      const drawId = await addOpenDraw(world.database, NOW, { prizes: [points(100, 6)] })
      for (const playerId of await addPlayers(world, count)) await enter(world, drawId, playerId, 2)
      await runnerAt(world, { at: DRAW_AT }, 3).runDue()
      const { draw, winners } = await stateOf(world, drawId)
      expect({ state: draw.state, winners: winners.length }).toEqual({ state: 'drawn', winners: count })
    }
  })

  test('shows a win only to its winner between two steps, even after its announcement', async () => {
    const drawId = await addOpenDraw(world.database, NOW, { prizes: [points(100, 4)] })
    const players = await addPlayers(world, 5)
    for (const playerId of players) await enter(world, drawId, playerId, 2)
    await close(world, drawId)
    const step = () => world.database.unitOfWork(tx => drawNextWinners(tx, drawId, DRAW_AT, 2))
    const clock = { now: () => new Date(DRAW_AT.getTime() + HOUR_MS) }
    const shown = async () => {
      const { prizes, seed } = await createDraws({ database: world.database, clock }).getDraw(drawId, 'en')
      const own = await Promise.all(
        players.map(playerId => createEntries({ database: world.database, clock }).getLatest(playerId, 'en')),
      )
      return {
        winners: (prizes ?? []).flatMap(({ winners }) => winners).length,
        own: own.filter(entered => entered?.wonPrize).length,
        isSeedShown: seed !== null,
      }
    }
    expect(await step()).toMatchObject({ isDone: false, won: { length: 2 } })
    expect(await shown()).toEqual({ winners: 0, own: 2, isSeedShown: false })
    expect(await step()).toMatchObject({ isDone: true, won: { length: 2 } })
    expect(await shown()).toEqual({ winners: 4, own: 4, isSeedShown: true })
    expect(await step()).toMatchObject({ isDone: true, won: { length: 0 } })
  })

  test('has no winners without entries', async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    await runnerAt(world, { at: DRAW_AT }).runDue()
    const { draw, winners } = await stateOf(world, drawId)
    expect({ state: draw.state, winners }).toEqual({ state: 'drawn', winners: [] })
  })

  test('gives each player one prize, the largest first, when there are fewer players than prizes', async () => {
    const drawId = await addOpenDraw(world.database, NOW, { prizes: [points(900, 1), points(100, 5)] })
    for (const playerId of await addPlayers(world, 2)) await enter(world, drawId, playerId, 3)
    await runnerAt(world, { at: DRAW_AT }).runDue()
    const { winners } = await stateOf(world, drawId)
    expect(winners.map(({ amount }) => amount)).toEqual([900, 100])
  })
})

onPostgres('a drawing on two servers', world => {
  test('informs a winner in both languages until when a prize that is not points can be claimed', async () => {
    const car = { texts: bothLanguages('A car'), prizeType: 'MERCHANDISE', amount: 1, quantity: 1 } as const
    const drawId = await addOpenDraw(world.database, NOW, { prizes: [car] })
    const winner = await addPlayer(world.database)
    await enter(world, drawId, winner, 1)
    await runnerAt(world, { at: DRAW_AT }).runDue()
    const [mail] = await mailsTo(world, winner)
    expect(mail?.text).toContain('must be claimed within 180 days of the drawing on November 21, 2026.')
    expect(mail?.text).toContain('en un plazo de 180 días después del sorteo del 21 de noviembre de 2026.')
  })

  test('happens once', async () => {
    const drawId = await addOpenDraw(world.database, NOW, { prizes: [points(100, 5)] })
    const players = await addPlayers(world, 8)
    for (const playerId of players) await enter(world, drawId, playerId, 2)
    const clock = { at: DRAW_AT }
    await Promise.all([runnerAt(world, clock), runnerAt(world, clock)].map(({ runDue }) => runDue()))
    expect((await stateOf(world, drawId)).winners).toHaveLength(5)
    const balances = await Promise.all(
      players.map(playerId => readBalance(world.database, playerId, 'points')),
    )
    expect(balances.filter(balance => balance === 100)).toHaveLength(5)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('happens once even after the leases expired, because the row of the draw is locked', async () => {
    const drawId = await addOpenDraw(world.database, NOW, { prizes: [points(100, 3)] })
    for (const playerId of await addPlayers(world, 4)) await enter(world, drawId, playerId, 1)
    await close(world, drawId)
    const drawn = await Promise.all(
      Array.from({ length: 6 }, () => world.database.unitOfWork(tx => drawNextWinners(tx, drawId, DRAW_AT))),
    )
    expect(drawn.map(({ won }) => won.length).toSorted((a, b) => b - a)).toEqual([3, 0, 0, 0, 0, 0])
    expect((await stateOf(world, drawId)).winners).toHaveLength(3)
  })

  test('either counts an entry that arrives while the draw closes, or refuses it', async () => {
    const drawId = await addOpenDraw(world.database, NOW)
    const players = await addPlayers(world, 10)
    const { runDue } = runnerAt(world, { at: DRAW_AT })
    const [, ...entered] = await Promise.all([
      runDue(),
      ...players.map(playerId =>
        enter(world, drawId, playerId, 1, new Date(ENTRY_END.getTime() - 1)).catch((error: unknown) => {
          if (error instanceof DrawClosedError) return 0
          throw error
        }),
      ),
    ])
    const { draw, winners } = await stateOf(world, drawId)
    expect(draw.entries).toBe(entered.reduce((sum, one) => sum + one, 0))
    expect(winners).toHaveLength(draw.entries > 0 ? 1 : 0)
  })
})
