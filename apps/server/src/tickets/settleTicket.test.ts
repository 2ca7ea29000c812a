import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addCollection } from '../../test/activities.ts'
import { START } from '../../test/constants.ts'
import { onPostgres } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { waitingForLocks, whileLocked } from '../../test/whileLocked.ts'
import { creditActivity } from '../activities/index.ts'
import type { Database } from '../kernel/database/index.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'
import type { GoodTicket, TicketVerdict } from '../providers/index.ts'
import { settleTicket } from './settleTicket.ts'
import { ticketEntries } from './tickets.tables.ts'

const addEntry = async (database: Database, playerId: string) => {
  const id = randomUUID()
  await database.unitOfWork(tx =>
    tx.insert(ticketEntries).values({
      id,
      playerId,
      ticketCode: id,
      state: 'asking',
      requestKey: id,
      day: '2025-03-04',
      enteredAt: START,
    }),
  )
  return id
}

const goodTicket: GoodTicket = {
  outcome: 'accepted',
  isSettled: true,
  gameNumber: '71',
  gameName: 'Copper Canyon',
  gameTypeId: 1,
  retailPrice: 5,
  graphicImageUrl: null,
  superBonusKeys: [],
  revealToken: null,
}

onPostgres('a ticket that is settled while its player is credited for something else', world => {
  test('waits for the lock, and neither of the two is aborted by a deadlock', async () => {
    const { database } = world
    const playerId = await addPlayer(database, { points: 1 })
    const entryId = await addEntry(database, playerId)
    const verdict = { ...goodTicket, superBonusKeys: [await addCollection(database, [{ gameId: 71 }])] }
    const attempts = { credit: 0, ticket: 0 }
    const both: Promise<unknown>[] = []
    // Holds the credit between the player's row and the balance, until the ticket waits for it.
    await whileLocked(database, sql`lock table activity_credits in share mode`, async () => {
      both.push(
        database.unitOfWork(tx => {
          attempts.credit += 1
          return creditActivity(tx, { playerId, activityKey: 'complete-profile', now: START })
        }),
      )
      await expect.poll(() => waitingForLocks(database)).toBe(1)
      both.push(
        database.unitOfWork(tx => {
          attempts.ticket += 1
          return settleTicket(tx, entryId, verdict, { now: START, locale: 'en' })
        }),
      )
      await expect.poll(() => waitingForLocks(database)).toBe(2)
    })
    const [credited, settled] = await Promise.all(both)
    expect(settled).toMatchObject({ state: 'credited' })
    expect(attempts).toEqual({ credit: 1, ticket: 1 })
    const { points } = settled as { points: number }
    expect(points).toBeGreaterThan(0)
    expect(await readBalance(database, playerId, 'points')).toBe(1 + Number(credited) + points + 500)
    expect(await ledgerFaults(database)).toEqual([])
  })
})

onPostgres('a ticket that was settled', world => {
  test('stays refused when a later verdict accepts it, and credits nothing', async () => {
    const { database } = world
    const playerId = await addPlayer(database, { points: 1 })
    const entryId = await addEntry(database, playerId)
    const settle = (verdict: TicketVerdict) =>
      database.unitOfWork(tx => settleTicket(tx, entryId, verdict, { now: START, locale: 'en' }))
    expect(await settle({ outcome: 'refused', reason: 'invalid' })).toMatchObject({ state: 'refused' })
    expect(await settle(goodTicket)).toMatchObject({ state: 'refused', reason: 'invalid', points: 0 })
    expect(await readBalance(database, playerId, 'points')).toBe(1)
  })

  test('stays credited when a later verdict refuses it, and is credited once', async () => {
    const { database } = world
    const playerId = await addPlayer(database, { points: 1 })
    const entryId = await addEntry(database, playerId)
    const settle = (verdict: TicketVerdict) =>
      database.unitOfWork(tx => settleTicket(tx, entryId, verdict, { now: START, locale: 'en' }))
    const { points } = await settle(goodTicket)
    expect(points).toBe(50)
    expect(await settle({ outcome: 'refused', reason: 'invalid' })).toMatchObject({ state: 'credited' })
    expect(await settle(goodTicket)).toMatchObject({ state: 'credited', points })
    expect(await readBalance(database, playerId, 'points')).toBe(51)
  })
})

onPostgres('a ticket of a collection that ended while its points were pending', world => {
  test('[COLLECT-003] counts for it, and the last one earns its bonus', async () => {
    const { database } = world
    const playerId = await addPlayer(database)
    const entryId = await addEntry(database, playerId)
    const key = await addCollection(database, [{ gameId: 71 }], { endsAt: new Date(START.getTime() + 1) })
    const verdict = { ...goodTicket, superBonusKeys: [key] }
    const settleAt = (now: Date, isSettled: boolean) =>
      database.unitOfWork(tx => settleTicket(tx, entryId, { ...verdict, isSettled }, { now, locale: 'en' }))
    expect(await settleAt(START, false)).toMatchObject({
      state: 'pending',
      result: { prizes: [{ status: 'PENDING', superBonuses: [] }] },
    })
    expect(await settleAt(new Date(START.getTime() + 48 * 3_600_000), true)).toMatchObject({
      state: 'credited',
      result: { prizes: [{ status: 'AWARDED', superBonuses: [{ superBonusKey: key }] }] },
    })
    expect(await readBalance(database, playerId, 'points')).toBe(550)
    expect(await ledgerFaults(database)).toEqual([])
  })
})

onPostgres('a ticket of a game that the club cannot have', world => {
  test.each(['2147483648', '10000000000', '7.5', '-71', 'A71'])(
    'is credited, and counts for no draw and no collection: %s',
    async gameNumber => {
      const { database } = world
      const playerId = await addPlayer(database)
      const entryId = await addEntry(database, playerId)
      const verdict = {
        ...goodTicket,
        gameNumber,
        superBonusKeys: [await addCollection(database, [{ gameId: 71 }])],
      }
      const settled = await database.unitOfWork(tx =>
        settleTicket(tx, entryId, verdict, { now: START, locale: 'en' }),
      )
      expect(settled).toMatchObject({
        state: 'credited',
        points: 50,
        result: { prizes: [{ amount: 50, superBonuses: [] }] },
      })
      expect(await readBalance(database, playerId, 'points')).toBe(50)
    },
  )
})
