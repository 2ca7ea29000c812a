import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachEngine, onPostgres, startNeighbour, type TestDatabase } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { reasonsOf } from '../../../test/reasonsOf.ts'
import { whileLocked } from '../../../test/whileLocked.ts'
import { IdempotencyInFlightError } from '../idempotency/errors.ts'
import { valueRequest } from '../idempotency/request.ts'
import { hashKey } from '../secrets/secrets.ts'
import { beginSession } from '../sessions/index.ts'
import { DailyCapError, InsufficientBalanceError, NoSessionError } from './errors.ts'
import { readBalance, createPostForPlayer, ledgerFaults, readTransactions, type Asker } from './index.ts'

const NOON = new Date('2025-03-04T19:00:00Z')
const CAP = 50

function setUp({ database }: Pick<TestDatabase, 'database'>) {
  const postForPlayer = createPostForPlayer(database)
  const convert = (asker: Asker, tokens: number, key: string = randomUUID()) =>
    postForPlayer({
      asker,
      request: valueRequest(key, 'tests.convert', { tokens }),
      now: NOON,
      transfer: {
        kind: 'EXCHANGE',
        description: 'history.entry.exchange',
        lines: [
          { house: 'exchange', currency: 'points', amount: -10 * tokens },
          { house: 'exchange', currency: 'tokens', amount: tokens },
        ],
      },
      dailyCap: { name: 'tests', amount: tokens, cap: CAP },
    })
  const players = (count: number, points: number) =>
    Promise.all(Array.from({ length: count }, () => addPlayer(database, { points })))
  const tokensOf = (playerIds: readonly string[]) =>
    Promise.all(playerIds.map(playerId => readBalance(database, playerId, 'tokens')))
  return { database, convert, players, tokensOf }
}

onEachEngine('requests of one tick', world => {
  test('take one round trip, and each gets its own answer', async () => {
    const { database, convert, players } = setUp(world)
    const [poor = '', rich = ''] = [...(await players(1, 100)), ...(await players(1, 900))]
    const asked = () => Promise.all([convert({ playerId: poor }, 1), convert({ playerId: rich }, 2)])
    expect(
      await world.countQueries(async () => {
        expect(await asked()).toMatchObject([
          { playerId: poor, isReplay: false, points: 90, tokens: 1 },
          { playerId: rich, isReplay: false, points: 880, tokens: 2 },
        ])
      }),
    ).toBe(1)
    await asked()
    const { content } = await readTransactions(database, rich, 'points', { page: 0, size: 5 })
    expect(content.map(({ amount }) => amount)).toEqual([-20, -20, 900])
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('extend each session, and one without a session is refused without disturbing the others', async () => {
    const { database, convert, players, tokensOf } = setUp(world)
    const playerIds = await players(2, 100)
    const begun = new Date(NOON.getTime() - 59 * 60_000)
    const sessions = await Promise.all(
      playerIds.map(playerId =>
        database.unitOfWork(tx => beginSession(tx, { playerId, remember: false, now: begun })),
      ),
    )
    const askers = [...sessions.map(({ cookieValue }) => cookieValue), 'nobody'].map(cookie => ({
      sessionHash: hashKey(cookie),
    }))
    const outcomes: PromiseSettledResult<unknown>[] = []
    const queries = await world.countQueries(async () => {
      outcomes.push(...(await Promise.allSettled(askers.map(asker => convert(asker, 1)))))
    })
    expect(queries).toBe(1)
    expect(reasonsOf(outcomes)).toEqual([expect.any(NoSessionError)])
    expect(await tokensOf(playerIds)).toEqual([1, 1])
    const { rows } = await database.unitOfWork(tx =>
      tx.execute(sql`select distinct last_seen_at::timestamptz = ${NOON} as is_seen from sessions
        where player_id in (${playerIds[0]}, ${playerIds[1]})`),
    )
    expect(rows).toEqual([{ is_seen: true }])
  })

  test('are each refused for their own reason only', async () => {
    const { database, convert, players, tokensOf } = setUp(world)
    const [poor = '', rich = '', other = ''] = [...(await players(1, 9)), ...(await players(2, 9_000))]
    const outcomes = await Promise.allSettled([
      convert({ playerId: poor }, 1),
      convert({ playerId: rich }, CAP + 1),
      convert({ playerId: other }, CAP),
    ])
    expect(reasonsOf(outcomes)).toEqual([expect.any(InsufficientBalanceError), expect.any(DailyCapError)])
    expect(await tokensOf([poor, rich, other])).toEqual([0, 0, CAP])
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('of one player run one after the other', async () => {
    const { database, convert, players } = setUp(world)
    const [playerId = '', other = ''] = await players(2, 100)
    const asker = { playerId }
    const posted = await Promise.all([convert(asker, 1), convert({ playerId: other }, 3), convert(asker, 2)])
    const left = [posted[0].points, posted[2].points]
    expect(left).toContain(70)
    expect(left.some(points => points === 90 || points === 80)).toBe(true)
    expect(await readBalance(database, playerId, 'tokens')).toBe(3)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('with a known key get the same answer again, and new ones are posted', async () => {
    const { database, convert, players, tokensOf } = setUp(world)
    const [again = '', fresh = ''] = await players(2, 100)
    const key = randomUUID()
    const first = await convert({ playerId: again }, 1, key)
    await convert({ playerId: again }, 2)
    const [replayed, posted] = await Promise.all([
      convert({ playerId: again }, 1, key),
      convert({ playerId: fresh }, 4),
    ])
    expect(replayed).toEqual({ ...first, isReplay: true })
    expect(posted).toMatchObject({ isReplay: false, tokens: 4 })
    expect(await tokensOf([again, fresh])).toEqual([3, 4])
    expect(await ledgerFaults(database)).toEqual([])
  })
})

onPostgres('requests of one tick under load', world => {
  // Waits longer for a lock than any test lasts.
  const patient = startNeighbour(world, { statementTimeoutMs: 300_000 })

  test('do not wait for one whose row is locked elsewhere', async () => {
    const { database, convert, players } = setUp(world)
    const [held = '', free = '', first = ''] = await players(3, 100)
    // The house accounts exist from the first conversion on; opening them is something all requests wait for.
    await convert({ playerId: first }, 1)
    const points = sql`select from ledger_balances b join ledger_accounts a on a.id = b.account_id
      where a.player_id = ${held} and a.currency = 'points' for update of b`
    let waiting: Promise<unknown> | undefined
    await whileLocked(database, points, async () => {
      waiting = convert({ playerId: held }, 1)
      expect(await convert({ playerId: free }, 1)).toMatchObject({ tokens: 1 })
    })
    expect(await waiting).toMatchObject({ tokens: 1 })
    await whileLocked(database, points, async () => {
      waiting = convert({ playerId: held }, 1)
      const nobody = convert({ sessionHash: hashKey('nobody') }, 1)
      await expect(nobody).rejects.toBeInstanceOf(NoSessionError)
    })
    expect(await waiting).toMatchObject({ tokens: 2 })
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('do not wait for one whose session is locked elsewhere', async () => {
    const { database } = world
    const { convert, players } = setUp(patient)
    const [held = '', free = '', first = ''] = await players(3, 100)
    await convert({ playerId: first }, 1)
    const begun = new Date(NOON.getTime() - 59 * 60_000)
    const sessions = await Promise.all(
      [held, free].map(playerId =>
        database.unitOfWork(tx => beginSession(tx, { playerId, remember: false, now: begun })),
      ),
    )
    const [heldHash, freeHash] = sessions.map(({ cookieValue }) => hashKey(cookieValue))
    if (!heldHash || !freeHash) throw new Error('Two sessions were begun.')
    let waiting: Promise<unknown> | undefined
    await whileLocked(
      database,
      sql`select from sessions where id_hash = ${heldHash} for update`,
      async () => {
        waiting = convert({ sessionHash: heldHash }, 1)
        expect(await convert({ sessionHash: freeHash }, 1)).toMatchObject({ tokens: 1 })
      },
    )
    expect(await waiting).toMatchObject({ tokens: 1 })
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('refuse one whose key is in flight, and run the others', async () => {
    const { database, convert, players, tokensOf } = setUp(world)
    const [busy = '', free = ''] = await players(2, 100)
    const key = randomUUID()
    await whileLocked(database, sql`select idempotency_lock(${busy}::uuid, ${key})`, async () => {
      const asked = [convert({ playerId: busy }, 1, key), convert({ playerId: free }, 1)]
      const outcomes = await Promise.allSettled(asked)
      expect(reasonsOf(outcomes)).toEqual([expect.any(IdempotencyInFlightError)])
    })
    expect(await tokensOf([busy, free])).toEqual([0, 1])
    expect(await convert({ playerId: busy }, 1, key)).toMatchObject({ isReplay: false, tokens: 1 })
  })

  test('from two servers, of the same players in any order, post every acknowledged transfer once', async () => {
    const { database, players, tokensOf } = setUp(world)
    const playerIds = await players(12, 200)
    const servers = [setUp(world), setUp(world)]
    const asked = Array.from({ length: 6 }, (_, wave) =>
      servers.flatMap(({ convert }, server) =>
        (server === wave % 2 ? playerIds : playerIds.toReversed()).map(async playerId => {
          await convert({ playerId }, 2)
          return playerId
        }),
      ),
    )
    const outcomes = await Promise.allSettled(asked.flat())
    const acknowledged = outcomes.flatMap(each => (each.status === 'fulfilled' ? each.value : []))
    expect(acknowledged).toHaveLength(120)
    expect(reasonsOf(outcomes).filter(reason => !(reason instanceof InsufficientBalanceError))).toEqual([])
    expect(await tokensOf(playerIds)).toEqual(playerIds.map(() => 20))
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('open an account once, whichever needs it first', async () => {
    const { database, convert, players, tokensOf } = setUp(world)
    const playerIds = await players(8, 100)
    const other = setUp(world).convert
    await Promise.all(playerIds.flatMap(playerId => [convert({ playerId }, 1), other({ playerId }, 1)]))
    expect(await tokensOf(playerIds)).toEqual(playerIds.map(() => 2))
    expect(await ledgerFaults(database)).toEqual([])
  })
})
