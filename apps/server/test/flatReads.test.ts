import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { valueRequest } from '../src/kernel/idempotency/request.ts'
import { postTransfer } from '../src/kernel/ledger/index.ts'
import { beginSession } from '../src/kernel/sessions/index.ts'
import { createDailyBonus } from '../src/lounge/dailyBonus.service.ts'
import { createTokens } from '../src/lounge/tokens.service.ts'
import type { Browser } from './Browser.ts'
import { startServer } from './clubServer.ts'
import { START } from './constants.ts'
import { onEachPostgres, startNeighbour } from './engines.ts'
import { addPlayer } from './players.ts'

/** Players who do on one day what the measured one does. */
const OTHERS = 300
/**
 * A connection keeps a statement's plan from the sixth execution on, and by then the first page of the history is full.
 */
const ROUNDS = 30

const CONVERSIONS = '/api/loyalty/v2/tokens/redemptions'
const STEP = { quantity: 1, points: 100, tokens: 10 }

const ACTIONS = {
  'a balance': '/api/loyalty/v1/points/balance',
  'a page of history': '/api/loyalty/v1/points/transactions?page=0&size=25',
  'what a conversion costs': '/api/loyalty/v2/tokens/conversion',
  'whether the daily bonus was taken': '/api/loyalty/v2/lounge-activities/frequency-cap',
}

const UNWATCHED = `do $$
  declare name regclass;
  begin
    for name in select relid from pg_stat_user_tables loop
      execute format('alter table %s set (autovacuum_enabled = off)', name);
    end loop;
  end
$$`

onEachPostgres('the request of a player', world => {
  // One connection of each pool does everything, so that its plans are made while the tables are empty, and kept.
  const early = startNeighbour(world, { poolSize: 1 })
  const club = startServer(early)

  const convert = async (browser: Browser): Promise<void> => {
    const headers = { 'idempotency-key': randomUUID() }
    expect((await browser.post(CONVERSIONS, STEP, { headers })).status).toBe(200)
  }

  async function addOther(): Promise<void> {
    const { database } = early
    const playerId = await addPlayer(database, { points: 1_000 })
    await createTokens({ database, clock: club.clock }).redeemPointsForTokens({
      asker: { playerId },
      ...STEP,
      request: valueRequest(randomUUID(), 'lounge.redeemPointsForTokens', {}),
    })
    await database.unitOfWork(tx => beginSession(tx, { playerId, remember: false, now: START }))
    await createDailyBonus({ database, clock: club.clock }).claim({
      asker: { playerId },
      request: valueRequest(randomUUID(), 'lounge.creditLoungeActivity', {}),
    })
  }

  /** Rows and index entries read so far, of all tables. */
  async function rowsRead(): Promise<number> {
    const { database } = early
    await database.statement({ name: 'test.flush', text: 'select pg_stat_force_next_flush()', values: [] })
    const [row] = await database.statement<{ read: string }>({
      name: 'test.rowsRead',
      text: `select (select sum(seq_tup_read) from pg_stat_user_tables)
        + (select sum(idx_tup_read) from pg_stat_user_indexes) as read`,
      values: [],
    })
    return Number(row?.read)
  }

  test('reads no more rows among many others than alone, even with a plan made on new tables', async () => {
    // Autovacuum would analyze the tables at any moment and make new plans.
    await early.database.statement({ name: 'test.unwatched', text: UNWATCHED, values: [] })
    const { id, browser } = await club.enterNew()
    const grant = {
      from: { house: 'grants' },
      to: { playerId: id },
      currency: 'points',
      amount: 9_000,
    } as const
    await early.database.unitOfWork(tx =>
      postTransfer(tx, { key: id, kind: 'GRANT', description: 'Grant', legs: [grant] }, START),
    )
    const readBy = async (act: () => Promise<unknown>) => {
      const before = await rowsRead()
      await act()
      return (await rowsRead()) - before
    }
    const measure = async () => {
      const found: Record<string, number> = { 'a conversion': await readBy(() => convert(browser)) }
      for (const [name, path] of Object.entries(ACTIONS))
        found[name] = await readBy(async () => expect((await browser.get(path)).status).toBe(200))
      return found
    }
    // The statistics cover the whole database: reads by others rarely fall into all three measurements.
    const measureLeast = async () => {
      const least = await measure()
      for (const again of [await measure(), await measure()])
        for (const [name, read] of Object.entries(again)) least[name] = Math.min(least[name] ?? read, read)
      return least
    }
    for (let round = 0; round < ROUNDS; round += 1) await measure()
    const alone = await measureLeast()
    for (let other = 0; other < OTHERS; other += 1) await addOther()
    expect(await measureLeast()).toEqual(alone)
  })
})
