import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { lotteryDay } from '@players-club/domain-models'
import { beforeEach, expect, test } from 'vitest'
import { fakeCentralSystem, goodTicket } from '../../test/fakeCentralSystem.ts'
import { startServer } from '../../test/clubServer.ts'
import { onPostgres } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'
import { sweepRetries } from '../kernel/sweeps/sweeps.tables.ts'
import { ticketEntries } from './tickets.tables.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

onPostgres('tickets that are not settled yet', world => {
  const system = fakeCentralSystem()
  const club = startServer(world, { providers: { centralSystem: system.provider } })
  let playerId = ''
  let printed = 0

  const run = () => {
    const kinds = club.server.jobs.filter(({ name }) => name === 'tickets.reconcile')
    return createJobRunner({ database: world.database, clock: club.clock, kinds }).runDue()
  }
  /** Entries whose server died, or whose points are pending; each is younger than the one before. */
  const addEntries = (...states: ('asking' | 'pending')[]): Promise<string[]> =>
    world.database.unitOfWork(async tx => {
      const rows = states.map(state => {
        printed += 1
        const enteredAt = new Date(club.clock.now().getTime() - DAY_MS + printed * 1_000)
        const result = {
          graphicImageUrl: null,
          gameNumber: '1432',
          gameName: 'Copper Canyon Cash',
          prizes: [],
        }
        return {
          id: randomUUID(),
          playerId,
          ticketCode: `1432${String(printed).padStart(9, '0')}`,
          secondCode: state === 'asking' ? '123' : null,
          state,
          requestKey: randomUUID(),
          day: lotteryDay(enteredAt, tx.zone),
          enteredAt,
          result: state === 'pending' ? result : null,
        }
      })
      await tx.insert(ticketEntries).values(rows)
      return rows.map(({ id }) => id)
    })
  const stateOf = async (id: string | undefined) => {
    const [entry] = await world.database.unitOfWork(tx =>
      tx
        .select()
        .from(ticketEntries)
        .where(eq(ticketEntries.id, id ?? '')),
    )
    return entry?.state
  }
  const statesOf = (ids: string[]) => Promise.all(ids.map(stateOf))
  const linesAbout = (id: string, event: string) =>
    club.log
      .split('\n')
      .filter(line => line.includes(id) && line.includes(`"${event}"`))
      .map((line): unknown => JSON.parse(line))

  beforeEach(async () => {
    system.isDown = false
    system.broken.clear()
    club.clock.advance(10 * DAY_MS)
    playerId = await addPlayer(world.database)
    await world.database.unitOfWork(async tx => {
      await tx.delete(ticketEntries)
      await tx.delete(sweepRetries)
    })
  })

  test('are all credited in the same pass except those that the central system cannot answer about', async () => {
    const ids = await addEntries('asking', 'pending', 'asking', 'pending', 'asking')
    for (const id of ids.slice(0, 2)) system.broken.add(id)
    await run()
    expect(await statesOf(ids)).toEqual(['asking', 'pending', 'credited', 'credited', 'credited'])
    expect(await readBalance(world.database, playerId, 'points')).toBe(150)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('are reported to the operator by id when they keep failing, and credited once they no longer do', async () => {
    const [id = ''] = await addEntries('asking')
    system.broken.add(id)
    for (let passes = 0; passes < 6; passes += 1) {
      await run()
      club.clock.advance(30 * MINUTE_MS)
    }
    expect(linesAbout(id, 'sweep row keeps failing')).toMatchObject([
      {
        level: 'error',
        sweep: 'tickets.reconcile',
        id,
        failures: 5,
        provider: 'central system',
        status: 503,
      },
    ])
    system.broken.clear()
    await run()
    expect(await stateOf(id)).toBe('credited')
    expect(await world.database.unitOfWork(tx => tx.select().from(sweepRetries))).toEqual([])
  })

  test('do not wait for three older ones that get no answer', async () => {
    const ids = await addEntries('asking', 'pending', 'asking', 'asking', 'pending')
    for (const id of ids.slice(0, 3)) system.broken.add(id)
    await run()
    expect(await statesOf(ids.slice(3))).toEqual(['asking', 'pending'])
    club.clock.advance(MINUTE_MS)
    await run()
    expect(await statesOf(ids.slice(3))).toEqual(['credited', 'credited'])
  })

  test('are left alone after three in a row while the central system is down', async () => {
    await addEntries('asking', 'asking', 'asking', 'asking', 'asking')
    system.isDown = true
    system.asked.length = 0
    await run()
    expect(system.asked).toHaveLength(3)
    expect(club.log).toContain('"event":"sweep ended early","sweep":"tickets.reconcile","reason":"outage"')
  })

  test('are asked about with a growing backoff while their points are pending', async () => {
    const [id = ''] = await addEntries('pending')
    let reads = 0
    const { readEntry } = system.provider
    system.provider.readEntry = () => {
      reads += 1
      return Promise.resolve({ ...goodTicket, isSettled: false })
    }
    try {
      for (let minutes = 0; minutes < 120; minutes += 1) {
        await run()
        club.clock.advance(MINUTE_MS)
      }
    } finally {
      system.provider.readEntry = readEntry
    }
    expect(reads).toBeGreaterThan(4)
    expect(reads).toBeLessThan(20)
    expect(linesAbout(id, 'sweep row failed')).toEqual([])
    club.clock.advance(30 * MINUTE_MS)
    await run()
    expect(await stateOf(id)).toBe('credited')
  })
})
