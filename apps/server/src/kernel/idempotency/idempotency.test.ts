import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onEachEngine, onEachPostgres } from '../../../test/engines.ts'
import { IdempotencyConflictError, IdempotencyInFlightError, IdempotencyKeyMissingError } from './errors.ts'
import { valueRequest } from './request.ts'
import { housekeeping } from '../housekeeping/housekeeping.ts'
import { createJobRunner } from '../jobs/index.ts'
import { actForPlayer } from '../ledger/index.ts'
import type { Database } from '../database/index.ts'
import type { ValueRequest } from './request.ts'

const NOW = new Date('2025-03-04T18:00:00Z')
const NOON_OF_ANOTHER_YEAR = '2027-03-04T19:00:00Z'

const request = (key: string, body: unknown = { quantity: 1 }) => valueRequest(key, 'rewards.redeem', body)

const once = (database: Database, playerId: string, asked: ValueRequest, work: () => unknown) =>
  actForPlayer(database, { asker: { playerId }, request: asked, now: NOW }, async () => work())

onEachEngine('a stored answer', world => {
  test('is repeated for the same request, whose work is done once', async () => {
    const [playerId, key] = [randomUUID(), randomUUID()]
    let runs = 0
    const work = () => ({ run: (runs += 1) })
    const first = await once(world.database, playerId, request(key), work)
    expect(first).toEqual({ run: 1 })
    expect(await once(world.database, playerId, request(key), work)).toEqual(first)
    expect(runs).toBe(1)
  })

  test('keeps every byte, also the order of its members', async () => {
    const [playerId, key] = [randomUUID(), randomUUID()]
    const answer = { zone: 'é', amount: 1e21, list: [{ b: null, a: 0.1 }], id: 'x' }
    await once(world.database, playerId, request(key), () => answer)
    const replayed = await once(world.database, playerId, request(key), () => null)
    expect(JSON.stringify(replayed)).toBe(JSON.stringify(answer))
  })

  test('is refused to another body or another operation with the same key', async () => {
    const [playerId, key] = [randomUUID(), randomUUID()]
    await once(world.database, playerId, request(key), () => 1)
    const other = once(world.database, playerId, request(key, { quantity: 2 }), () => 2)
    await expect(other).rejects.toBeInstanceOf(IdempotencyConflictError)
    const elsewhere = once(world.database, playerId, { ...request(key), operation: 'rewards.other' }, () => 2)
    await expect(elsewhere).rejects.toBeInstanceOf(IdempotencyConflictError)
  })

  test('is not stored for work that failed', async () => {
    const [playerId, key] = [randomUUID(), randomUUID()]
    const failing = once(world.database, playerId, request(key), () => {
      throw new Error('sold out')
    })
    await expect(failing).rejects.toThrow('sold out')
    expect(await once(world.database, playerId, request(key), () => 'got it')).toBe('got it')
  })

  test('is kept as long as the ledger, whatever housekeeping deletes', async () => {
    const [playerId, key] = [randomUUID(), randomUUID()]
    await once(world.database, playerId, request(key), () => 1)
    const clock = { now: () => new Date(NOON_OF_ANOTHER_YEAR) }
    expect(
      await createJobRunner({
        database: world.database,
        clock,
        kinds: [housekeeping(world.database)],
      }).runDue(),
    ).toBe(1)
    expect(await once(world.database, playerId, request(key), () => 2)).toBe(1)
  })
})

onEachPostgres('a key among few', world => {
  test('is found by the index, as it has to be when they are many', async () => {
    const run = (name: string, text: string) =>
      world.database.statement<{ seq_scan: string }>({ name, text, values: [] })
    for (let few = 0; few < 3; few += 1)
      await once(world.database, randomUUID(), request(randomUUID()), () => 'done')
    await run('test.analyze', 'analyze idempotency_records')
    await run(
      'test.claim',
      `select idempotency_claim(gen_random_uuid(), 'key', 'operation', ''), pg_stat_force_next_flush()`,
    )
    const scans = `select seq_scan from pg_stat_user_tables where relname = 'idempotency_records'`
    expect(await run('test.scans', scans)).toEqual([{ seq_scan: '0' }])
  })
})

onEachPostgres('an answer in flight', world => {
  test('is not waited for: the second request is refused while the first is in flight', async () => {
    const [playerId, key] = [randomUUID(), randomUUID()]
    let begin = () => {}
    let finish = () => {}
    const begun = new Promise<void>(resolve => (begin = resolve))
    const finished = new Promise<void>(resolve => (finish = resolve))
    const first = once(world.database, playerId, request(key), async () => {
      begin()
      await finished
      return 'first'
    })
    await begun
    const second = once(world.database, playerId, request(key), () => 'second')
    await expect(second).rejects.toBeInstanceOf(IdempotencyInFlightError)
    finish()
    expect(await first).toBe('first')
    expect(await once(world.database, playerId, request(key), () => 'third')).toBe('first')
  })
})

test.each([undefined, null, '', 'short', 'with a space in it', 'x'.repeat(129), 'ünïcödé-key'])(
  'a request with the key %j is refused',
  key => {
    expect(() => valueRequest(key, 'rewards.redeem', {})).toThrow(IdempotencyKeyMissingError)
  },
)

test('the hash of a body ignores the order of its members, and differs with any other content', () => {
  const hash = (body: unknown) => Buffer.from(request('01234567', body).bodyHash).toString('hex')
  expect(hash({ a: 1, b: { c: [1, 2], d: 2 } })).toBe(hash({ b: { d: 2, c: [1, 2] }, a: 1 }))
  expect(hash({ a: [1, 2] })).not.toBe(hash({ a: [2, 1] }))
  expect(hash({ a: 1 })).not.toBe(hash({ a: '1' }))
  expect(hash(undefined)).not.toBe(hash({}))
})
