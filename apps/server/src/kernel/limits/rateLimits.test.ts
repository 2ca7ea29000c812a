import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachEngine, onEachPostgres, startNeighbour, type TestDatabase } from '../../../test/engines.ts'
import { reasonsOf } from '../../../test/reasonsOf.ts'
import { whileLocked } from '../../../test/whileLocked.ts'
import { deriveSecrets, subjectOf } from '../secrets/secrets.ts'
import { consumeAttempt, requireAttempt, returnAttempt } from './rateLimits.ts'

const NOON = new Date('2025-03-04T19:00:00Z')
const LIMIT = { bucket: 'tests', limit: 3, windowMs: 60_000 }
const WITHIN_MS = LIMIT.windowMs - 1
const secrets = deriveSecrets('s'.repeat(32))

const setUp = ({ database }: Pick<TestDatabase, 'database'>) => {
  const later = (ms: number) => new Date(NOON.getTime() + ms)
  const subject = (playerId: string) => subjectOf(secrets, playerId)
  return {
    later,
    consume: (playerId: string, now = NOON) => consumeAttempt(database, LIMIT, subject(playerId), now),
    giveBack: (playerId: string) => returnAttempt(database, LIMIT, subject(playerId)),
    require: (playerId: string, now = NOON) => requireAttempt(database, LIMIT, { playerId, secrets, now }),
  }
}

onEachEngine('a limit of attempts', world => {
  test('is reached exactly by parallel attempts of one player, and counts each player apart', async () => {
    const { consume } = setUp(world)
    const [busy, other] = [randomUUID(), randomUUID()]
    const results = await Promise.all(Array.from({ length: 5 }, () => consume(busy)))
    expect(results.filter(({ isAllowed }) => isAllowed)).toHaveLength(LIMIT.limit)
    expect(await consume(other)).toMatchObject({ isAllowed: true, left: 2 })
  })

  test('counts from the first attempt to the end of the window, and then from the start', async () => {
    const { consume, later } = setUp(world)
    const playerId = randomUUID()
    const resetsAt = later(LIMIT.windowMs)
    expect(await consume(playerId)).toEqual({ isAllowed: true, left: 2, resetsAt })
    for (const left of [1, 0])
      expect(await consume(playerId, later(WITHIN_MS))).toEqual({ isAllowed: true, left, resetsAt })
    expect(await consume(playerId, later(WITHIN_MS))).toEqual({ isAllowed: false, left: 0, resetsAt })
    expect(await consume(playerId, resetsAt)).toMatchObject({ isAllowed: true, left: 2 })
  })

  test('allows one more attempt for each that is given back, and none below zero', async () => {
    const { consume, giveBack } = setUp(world)
    const playerId = randomUUID()
    await consume(playerId)
    await giveBack(playerId)
    await giveBack(playerId)
    expect(await consume(playerId)).toMatchObject({ left: 2 })
  })

  test('refuses an attempt beyond it, and says after how many seconds the next is allowed', async () => {
    const { require, later } = setUp(world)
    const playerId = randomUUID()
    for (let attempt = 0; attempt < LIMIT.limit; attempt += 1) await require(playerId)
    await expect(require(playerId, later(20_500))).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '40' },
    })
  })
})

onEachPostgres('attempts under load', world => {
  // Two connections are for single statements.
  const few = startNeighbour(world, { poolSize: 6, statementTimeoutMs: 300_000 })

  test('do not wait for a player whose counter is locked, however many requests that player sends', async () => {
    const { require } = setUp(few)
    const [held, free] = [randomUUID(), randomUUID()]
    await require(held)
    const key = `tests:${Buffer.from(subjectOf(secrets, held)).toString('base64url')}`
    // Settled from the start: one of them may be refused before the lock's own unit of work has ended.
    let waiting = Promise.allSettled<unknown>([])
    await whileLocked(
      world.database,
      sql`select from rate_counters where key = ${key} for update`,
      async () => {
        waiting = Promise.allSettled(Array.from({ length: 20 }, () => require(held)))
        await require(free)
      },
    )
    expect(reasonsOf(await waiting)).toHaveLength(18)
  })
})
