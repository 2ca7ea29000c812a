import { startOfLotteryDay, superBonus } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { assert } from 'superstruct'
import { expect, test } from 'vitest'
import { addCollection } from '../../test/activities.ts'
import { startServer } from '../../test/clubServer.ts'
import { edgesOf, START } from '../../test/constants.ts'
import { onPostgres, type TestDatabase } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { readBalance, ledgerFaults, readTransactions } from '../kernel/ledger/index.ts'
import { playerSegments } from '../rewards/rewards.tables.ts'
import { activities } from './activities.tables.ts'
import { fillBuckets } from './fillBuckets.ts'
import { createSuperBonuses } from './superBonus.service.ts'
import type { superBonuses } from './superBonus.tables.ts'

const DAY_MS = 24 * 60 * 60_000
const ends = new Date(START.getTime() + DAY_MS)

const setUp = ({ database }: TestDatabase) => {
  const clock = { now: () => START }
  const { getSuperBonus } = createSuperBonuses({ database, clock })
  /** Three games; the last one needs two tickets. */
  const addTrail = (change: Partial<typeof superBonuses.$inferInsert> = {}) =>
    addCollection(database, [{ gameId: 71 }, { gameId: 72 }, { gameId: 73, maxEntries: 2 }], change)
  const enter = (playerId: string, key: string, gameId: number, enteredAt = START, now = enteredAt) =>
    database.unitOfWork(tx =>
      fillBuckets(tx, { playerId, superBonusKeys: [key], gameId, enteredAt, now, locale: 'en' }),
    )
  const points = (playerId: string) => readBalance(database, playerId, 'points')
  return { database, getSuperBonus, addTrail, enter, points }
}

onPostgres('a collect-them-all', world => {
  test('[COLLECT-006] counts tickets of its games, each bucket up to its size', async () => {
    const { database, getSuperBonus, addTrail, enter, points } = setUp(world)
    const [playerId, other] = [await addPlayer(database), await addPlayer(database)]
    const key = await addTrail()
    const counted: boolean[] = []
    for (const gameId of [71, 71, 73, 99]) counted.push((await enter(playerId, key, gameId)).includes(key))
    expect(counted).toEqual([true, false, true, false])
    const seen = await getSuperBonus(key, playerId, 'es')
    assert(seen, superBonus)
    expect(seen).toMatchObject({
      superBonusDTO: { name: 'Ruta', minBuckets: 3, rulesDocument: null, theme: '{"icon":"sun"}' },
      numberOfBucketsFilled: 1,
      bucketType: 'GAME',
      games: [
        { gameId: 71, currentEntries: 1, maxEntries: 1 },
        { gameId: 72, currentEntries: 0, maxEntries: 1 },
        { gameId: 73, currentEntries: 1, maxEntries: 2 },
      ],
    })
    for (const stranger of [other, null])
      expect((await getSuperBonus(key, stranger, 'en')).games.map(game => game.currentEntries)).toEqual([
        0, 0, 0,
      ])
    expect(await points(playerId)).toBe(0)
  })

  test('[COLLECT-003] pays its bonus once, with the last bucket, and the history names the collection', async () => {
    const { database, getSuperBonus, addTrail, enter, points } = setUp(world)
    const playerId = await addPlayer(database)
    const key = await addTrail()
    for (const gameId of [73, 71, 72, 73, 73, 71]) await enter(playerId, key, gameId)
    expect((await getSuperBonus(key, playerId, 'en')).numberOfBucketsFilled).toBe(3)
    expect(await points(playerId)).toBe(500)
    const { content } = await readTransactions(database, playerId, 'points', { page: 0, size: 5 })
    expect(content).toMatchObject([
      {
        amount: 500,
        details: { superBonusKey: key, superBonusStart: '2026-03-04', superBonusEnd: '2026-03-06' },
      },
    ])
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('[COLLECT-003] shows the day before as its last one in the history when it ends at midnight', async () => {
    const { database, addTrail, enter } = setUp(world)
    const playerId = await addPlayer(database)
    const key = await addTrail({ endsAt: startOfLotteryDay('2026-03-08', database.zone) })
    for (const gameId of [71, 72, 73, 73]) await enter(playerId, key, gameId)
    const { content } = await readTransactions(database, playerId, 'points', { page: 0, size: 5 })
    expect(content).toMatchObject([{ details: { superBonusEnd: '2026-03-07' } }])
  })

  test('[COLLECT-003] shows its lottery days in the history when it begins and ends in the evening', async () => {
    const { database, addTrail, enter } = setUp(world)
    const playerId = await addPlayer(database)
    const key = await addTrail({
      startsAt: edgesOf('2026-03-03').lateEvening,
      endsAt: edgesOf('2026-03-08').lateEvening,
    })
    for (const gameId of [71, 72, 73, 73]) await enter(playerId, key, gameId)
    const { content } = await readTransactions(database, playerId, 'points', { page: 0, size: 5 })
    expect(content).toMatchObject([
      { details: { superBonusStart: '2026-03-03', superBonusEnd: '2026-03-08' } },
    ])
  })

  test('counts no tickets before its start or after its end, and stays readable', async () => {
    const { database, getSuperBonus, addTrail, enter } = setUp(world)
    const playerId = await addPlayer(database)
    const key = await addTrail()
    expect(await enter(playerId, key, 71, ends)).toEqual([])
    expect((await getSuperBonus(key, playerId, 'en')).numberOfBucketsFilled).toBe(0)
    const early = await addTrail({ startsAt: new Date(START.getTime() + 1) })
    expect(await enter(playerId, early, 71)).toEqual([])
    await expect(getSuperBonus(early, playerId, 'en')).rejects.toMatchObject({
      errorKey: 'activities.notFound',
    })
  })

  test('counts tickets of the players of its segment only', async () => {
    const { database, getSuperBonus, addTrail, enter, points } = setUp(world)
    const [member, other] = [await addPlayer(database), await addPlayer(database)]
    const key = await addTrail()
    await database.unitOfWork(async tx => {
      await tx.update(activities).set({ segment: 'locals' }).where(eq(activities.key, key))
      await tx.insert(playerSegments).values({ playerId: member, segment: 'locals' })
    })
    for (const gameId of [71, 72, 73, 73]) {
      expect(await enter(member, key, gameId)).toEqual([key])
      expect(await enter(other, key, gameId)).toEqual([])
    }
    expect((await getSuperBonus(key, other, 'en')).numberOfBucketsFilled).toBe(0)
    expect([await points(member), await points(other)]).toEqual([500, 0])
  })

  test('counts no tickets after its activity has ended, or when it is gone', async () => {
    const { database, addTrail, enter } = setUp(world)
    const playerId = await addPlayer(database)
    const [over, gone] = [await addTrail(), await addTrail()]
    await database.unitOfWork(async tx => {
      await tx.update(activities).set({ endsAt: START }).where(eq(activities.key, over))
      await tx.delete(activities).where(eq(activities.key, gone))
    })
    expect(await enter(playerId, over, 71, new Date(START.getTime() - 1))).toEqual([over])
    expect(await enter(playerId, over, 72)).toEqual([])
    expect(await enter(playerId, gone, 71)).toEqual([])
  })

  test('is over for a guest, too, from its end or that of its activity on, or when that is gone', async () => {
    const { database, getSuperBonus, addTrail } = setUp(world)
    const isOver = async (key: string) => (await getSuperBonus(key, null, 'en')).isOver
    const change = (key: string, terms: Partial<typeof activities.$inferInsert>) =>
      database.unitOfWork(tx => tx.update(activities).set(terms).where(eq(activities.key, key)))
    expect(await isOver(await addTrail({ endsAt: new Date(START.getTime() + 1) }))).toBe(false)
    expect(await isOver(await addTrail({ endsAt: START }))).toBe(true)
    const key = await addTrail()
    await change(key, { segment: 'other-segment' })
    expect(await isOver(key)).toBe(false)
    await change(key, { endsAt: START })
    expect(await isOver(key)).toBe(true)
    await change(key, { endsAt: null, visibilityWeb: false })
    expect(await isOver(key)).toBe(true)
    await database.unitOfWork(tx => tx.delete(activities).where(eq(activities.key, key)))
    expect(await isOver(key)).toBe(true)
  })

  test('[COLLECT-003] pays for a ticket that was entered in time, even when its points follow after the end', async () => {
    const { database, getSuperBonus, addTrail, enter, points } = setUp(world)
    const playerId = await addPlayer(database)
    const key = await addTrail()
    await database.unitOfWork(tx =>
      tx.update(activities).set({ endsAt: ends }).where(eq(activities.key, key)),
    )
    for (const gameId of [71, 72, 73]) await enter(playerId, key, gameId)
    const dayAfter = new Date(ends.getTime() + DAY_MS)
    expect(await enter(playerId, key, 73, new Date(ends.getTime() - 1), dayAfter)).toEqual([key])
    expect((await getSuperBonus(key, playerId, 'en')).numberOfBucketsFilled).toBe(3)
    expect(await points(playerId)).toBe(500)
    const { content } = await readTransactions(database, playerId, 'points', { page: 0, size: 5 })
    expect(content.map(({ amount, occurredAt }) => [amount, new Date(occurredAt)])).toEqual([[500, dayAfter]])
  })

  test('takes one query', async () => {
    const { addTrail, getSuperBonus } = setUp(world)
    const key = await addTrail()
    expect(await world.countQueries(() => getSuperBonus(key, null, 'en'))).toBe(1)
  })
})

onPostgres('a collect-them-all over HTTP', world => {
  const club = startServer(world)

  test('[API-073] is found by its key, by a guest too', async () => {
    club.clock.set(START)
    const key = await setUp(world).addTrail()
    const guest = await club.browser().open()
    const found = await guest.get(`/api/loyalty/v1/super-bonuses/${key}`)
    assert(found.json, superBonus)
    const missing = await guest.get('/api/loyalty/v1/super-bonuses/no-such-trail')
    expect([missing.status, missing.problem.errorKey]).toEqual([404, 'activities.notFound'])
  })
})

onPostgres('tickets of a collection under load', world => {
  test('pay the bonus once when they fill the last buckets at the same moment', async () => {
    const { database, addTrail, enter, points } = setUp(world)
    for (let round = 0; round < 5; round += 1) {
      const playerId = await addPlayer(database)
      const key = await addTrail()
      await Promise.all([71, 72, 73, 73, 71].map(gameId => enter(playerId, key, gameId)))
      expect(await points(playerId)).toBe(500)
    }
    expect(await ledgerFaults(database)).toEqual([])
  })
})
