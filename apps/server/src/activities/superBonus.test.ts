import { superBonus } from '@players-club/domain-models'
import { assert } from 'superstruct'
import { expect, test } from 'vitest'
import { addActivity } from '../../test/activities.ts'
import { startServer } from '../../test/clubServer.ts'
import { edgesOf, START } from '../../test/constants.ts'
import { onPostgres, type TestDatabase } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { readBalance, ledgerFaults, readTransactions } from '../kernel/ledger/index.ts'
import { fillBuckets } from './fillBuckets.ts'
import { createSuperBonuses } from './superBonus.service.ts'
import { superBonusBuckets, superBonuses } from './superBonus.tables.ts'

const DAY_MS = 24 * 60 * 60_000
const ends = new Date(START.getTime() + DAY_MS)

const setUp = ({ database }: TestDatabase) => {
  const clock = { now: () => START }
  const { getSuperBonus } = createSuperBonuses({ database, clock })
  /** Three games; the last one needs two tickets. */
  const addCollection = async (change: Partial<typeof superBonuses.$inferInsert> = {}) => {
    const { key } = await addActivity(database, { type: 'COLLECT_ALL', amount: 500, cap: 1 })
    const texts = { name: 'Trail', description: 'Three games.' }
    await database.unitOfWork(async tx => {
      await tx.insert(superBonuses).values({
        key,
        texts: { en: texts, es: { ...texts, name: 'Ruta' } },
        imageUrl: '/media/api/file/activities/trail.svg',
        minBuckets: 3,
        theme: '{"icon":"sun"}',
        startsAt: new Date(START.getTime() - DAY_MS),
        endsAt: ends,
        ...change,
      })
      const bucket = { superBonusKey: key, maxEntries: 1 }
      await tx.insert(superBonusBuckets).values([
        { ...bucket, gameId: 71, place: 1 },
        { ...bucket, gameId: 72, place: 2 },
        { ...bucket, gameId: 73, place: 3, maxEntries: 2 },
      ])
    })
    return key
  }
  const enter = (playerId: string, key: string, gameId: number, now = START) =>
    database.unitOfWork(tx => fillBuckets(tx, { playerId, superBonusKeys: [key], gameId, now, locale: 'en' }))
  const points = (playerId: string) => readBalance(database, playerId, 'points')
  return { database, getSuperBonus, addCollection, enter, points }
}

onPostgres('a collect-them-all', world => {
  test('[COLLECT-006] counts tickets of its games, each bucket up to its size', async () => {
    const { database, getSuperBonus, addCollection, enter, points } = setUp(world)
    const [playerId, other] = [await addPlayer(database), await addPlayer(database)]
    const key = await addCollection()
    for (const gameId of [71, 71, 73, 99]) await enter(playerId, key, gameId)
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
    const { database, getSuperBonus, addCollection, enter, points } = setUp(world)
    const playerId = await addPlayer(database)
    const key = await addCollection()
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

  test('[COLLECT-003] shows its days of Phoenix in the history when it begins and ends in the evening', async () => {
    const { database, addCollection, enter } = setUp(world)
    const playerId = await addPlayer(database)
    const key = await addCollection({
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
    const { database, getSuperBonus, addCollection, enter } = setUp(world)
    const playerId = await addPlayer(database)
    const key = await addCollection()
    await enter(playerId, key, 71, ends)
    expect((await getSuperBonus(key, playerId, 'en')).numberOfBucketsFilled).toBe(0)
    const early = await addCollection({ startsAt: new Date(START.getTime() + 1) })
    await enter(playerId, early, 71)
    await expect(getSuperBonus(early, playerId, 'en')).rejects.toMatchObject({
      errorKey: 'activities.notFound',
    })
  })

  test('takes one query', async () => {
    const { addCollection, getSuperBonus } = setUp(world)
    const key = await addCollection()
    expect(await world.countQueries(() => getSuperBonus(key, null, 'en'))).toBe(1)
  })
})

onPostgres('a collect-them-all over HTTP', world => {
  const club = startServer(world)

  test('[API-073] is found by its key, by a guest too', async () => {
    club.clock.set(START)
    const key = await setUp(world).addCollection()
    const guest = await club.browser().open()
    const found = await guest.get(`/api/loyalty/v1/super-bonuses/${key}`)
    assert(found.json, superBonus)
    const missing = await guest.get('/api/loyalty/v1/super-bonuses/no-such-trail')
    expect([missing.status, missing.problem.errorKey]).toEqual([404, 'activities.notFound'])
  })
})

onPostgres('tickets of a collection under load', world => {
  test('pay the bonus once when they fill the last buckets at the same moment', async () => {
    const { database, addCollection, enter, points } = setUp(world)
    for (let round = 0; round < 5; round += 1) {
      const playerId = await addPlayer(database)
      const key = await addCollection()
      await Promise.all([71, 72, 73, 73, 71].map(gameId => enter(playerId, key, gameId)))
      expect(await points(playerId)).toBe(500)
    }
    expect(await ledgerFaults(database)).toEqual([])
  })
})
