import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachEngine, onEachPostgres, startNeighbour, type TestDatabase } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { reasonsOf } from '../../../test/reasonsOf.ts'
import { whileLocked } from '../../../test/whileLocked.ts'
import { PlayerQueueFullError } from '../database/index.ts'
import { IdempotencyConflictError, IdempotencyInFlightError } from '../idempotency/errors.ts'
import { valueRequest } from '../idempotency/request.ts'
import { consumeLimit } from '../limits/playerLimits.ts'
import { hashKey } from '../secrets/secrets.ts'
import { beginSession } from '../sessions/index.ts'
import { sessions } from '../sessions/sessions.tables.ts'
import { InsufficientBalanceError, NoSessionError } from './errors.ts'
import {
  actForPlayer,
  balanceAfter,
  ledgerFaults,
  postTransfer,
  readBalance,
  transferKey,
  type Asker,
} from './index.ts'

const NOON = new Date('2025-03-04T19:00:00Z')
const CAP = 50

function setUp({ database }: Pick<TestDatabase, 'database'>) {
  /** Gives ten points for a token. */
  const convert = (asker: Asker, tokens: number, key: string = randomUUID()) => {
    const request = valueRequest(key, 'tests.convert', { tokens })
    return actForPlayer(database, { asker, request, now: NOON }, async (tx, playerId) => {
      const [player, house] = [{ playerId }, { house: 'exchange' }] as const
      const posted = await postTransfer(
        tx,
        {
          key: transferKey(playerId, request),
          kind: 'EXCHANGE',
          description: 'history.entry.exchange',
          legs: [
            { from: player, to: house, currency: 'points', amount: 10 * tokens },
            { from: house, to: player, currency: 'tokens', amount: tokens },
          ],
        },
        NOON,
      )
      const use = { name: 'tests', day: '2025-03-04', amount: tokens, cap: CAP, refusal: 'tests.overLimit' }
      await consumeLimit(tx, { playerId, ...use })
      return { points: balanceAfter(posted, 'points'), tokens: balanceAfter(posted, 'tokens') }
    })
  }
  const players = (count: number, points: number) =>
    Promise.all(Array.from({ length: count }, () => addPlayer(database, { points })))
  const tokensOf = (playerIds: readonly string[]) =>
    Promise.all(playerIds.map(playerId => readBalance(database, playerId, 'tokens')))
  const begin = async (playerId: string, now: Date) => {
    const begun = await database.unitOfWork(tx => beginSession(tx, { playerId, remember: false, now }))
    return hashKey(begun.cookieValue)
  }
  return { database, convert, players, tokensOf, begin }
}

onEachEngine('a request of a player', world => {
  test('takes two statements besides its own two, and no others if it is repeated', async () => {
    const { convert, players, begin } = setUp(world)
    const [first = '', playerId = ''] = await players(2, 100)
    await convert({ playerId: first }, 1)
    const asker = { sessionHash: await begin(playerId, NOON) }
    const key = randomUUID()
    const answers: unknown[] = []
    const ask = async () => answers.push(await convert(asker, 1, key))
    expect(await world.countQueries(ask)).toBe(4)
    expect(await world.countQueries(ask)).toBe(2)
    expect(answers).toEqual([
      { points: 90, tokens: 1 },
      { points: 90, tokens: 1 },
    ])
  })

  test('extends its session, also when it is repeated', async () => {
    const { database, convert, players, begin } = setUp(world)
    const [playerId = ''] = await players(1, 100)
    const idleSince = new Date(NOON.getTime() - 59 * 60_000)
    const idHash = await begin(playerId, idleSince)
    const isIdHash = eq(sessions.idHash, idHash)
    const lastSeen = () =>
      database.unitOfWork(tx => tx.select({ at: sessions.lastSeenAt }).from(sessions).where(isIdHash))
    const key = randomUUID()
    await convert({ sessionHash: idHash }, 1, key)
    expect(await lastSeen()).toEqual([{ at: NOON }])
    await database.unitOfWork(tx => tx.update(sessions).set({ lastSeenAt: idleSince }).where(isIdHash))
    await convert({ sessionHash: idHash }, 1, key)
    expect(await lastSeen()).toEqual([{ at: NOON }])
  })

  test('is refused without a live session, and moves nothing', async () => {
    const { database, convert } = setUp(world)
    await expect(convert({ sessionHash: hashKey('unknown session') }, 1)).rejects.toBeInstanceOf(
      NoSessionError,
    )
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('that is refused has done nothing, and its key can succeed later', async () => {
    const { database, convert, players, tokensOf } = setUp(world)
    const [poor = '', rich = ''] = [...(await players(1, 9)), ...(await players(1, 9_000))]
    const outcomes = await Promise.allSettled([
      convert({ playerId: poor }, 1),
      convert({ playerId: rich }, CAP + 1),
    ])
    expect(reasonsOf(outcomes)).toEqual([
      expect.any(InsufficientBalanceError),
      expect.objectContaining({ errorKey: 'tests.overLimit' }),
    ])
    expect(await tokensOf([poor, rich])).toEqual([0, 0])
    const key = randomUUID()
    await expect(convert({ playerId: rich }, CAP + 1, key)).rejects.toMatchObject({
      errorKey: 'tests.overLimit',
    })
    expect(await convert({ playerId: rich }, CAP, key)).toMatchObject({ tokens: CAP })
    await expect(convert({ playerId: rich }, 1, key)).rejects.toBeInstanceOf(IdempotencyConflictError)
    expect(await ledgerFaults(database)).toEqual([])
  })
})

onEachPostgres('requests of players under load', world => {
  const few = startNeighbour(world, { poolSize: 3, statementTimeoutMs: 300_000 })

  test('do not wait for a player whose balance is locked, however many requests that player sends', async () => {
    const { database } = world
    const { convert, players } = setUp(few)
    const [held = '', free = '', first = ''] = await players(3, 100)
    // The house accounts exist from the first conversion on; opening them is something all requests wait for.
    await convert({ playerId: first }, 1)
    const balance = sql`select from ledger_balances b join ledger_accounts a on a.id = b.account_id
      where a.player_id = ${held} and a.currency = 'points' for update of b`
    // Settled from the start: one of them may be refused before the lock's own unit of work has ended.
    let waiting = Promise.allSettled<unknown>([])
    await whileLocked(database, balance, async () => {
      waiting = Promise.allSettled(Array.from({ length: 20 }, () => convert({ playerId: held }, 1)))
      expect(await convert({ playerId: free }, 1)).toMatchObject({ tokens: 1 })
    })
    expect(reasonsOf(await waiting)).toHaveLength(10)
    expect(await readBalance(database, held, 'tokens')).toBe(10)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('do not wait for such a player with more sessions than there are connections', async () => {
    const { database } = world
    const { convert, players, begin } = setUp(few)
    const [held = '', free = ''] = await players(2, 200)
    const askers = await Promise.all(
      Array.from({ length: 5 }, async () => ({ sessionHash: await begin(held, NOON) })),
    )
    // The first request of a session shows whose it is.
    for (const asker of askers) await convert(asker, 1)
    const balance = sql`select from ledger_balances b join ledger_accounts a on a.id = b.account_id
      where a.player_id = ${held} and a.currency = 'points' for update of b`
    // Settled from the start: one of them may be refused before the lock's own unit of work has ended.
    let waiting = Promise.allSettled<unknown>([])
    await whileLocked(database, balance, async () => {
      waiting = Promise.allSettled(askers.map(asker => convert(asker, 1)))
      expect(await convert({ playerId: free }, 1)).toMatchObject({ tokens: 1 })
    })
    expect(reasonsOf(await waiting)).toEqual([])
    expect(await readBalance(database, held, 'tokens')).toBe(10)
  })

  test('two hundred at once with points for ten succeed ten times, and the others get the reason', async () => {
    const { database, convert, players } = setUp(few)
    const [playerId = ''] = await players(1, 100)
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => convert({ playerId }, 1)))
    const reasons = reasonsOf(outcomes)
    expect(reasons).toHaveLength(190)
    const isExplained = (reason: unknown) =>
      reason instanceof InsufficientBalanceError || reason instanceof PlayerQueueFullError
    expect(reasons.filter(reason => !isExplained(reason))).toEqual([])
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('are refused while another one with the same key is in flight', async () => {
    const { database, convert, players, tokensOf } = setUp(world)
    const [busy = '', free = ''] = await players(2, 100)
    const key = randomUUID()
    await whileLocked(database, sql`select idempotency_lock(${busy}::uuid, ${key})`, async () => {
      const asked = [convert({ playerId: busy }, 1, key), convert({ playerId: free }, 1)]
      const outcomes = await Promise.allSettled(asked)
      expect(reasonsOf(outcomes)).toEqual([expect.any(IdempotencyInFlightError)])
    })
    expect(await tokensOf([busy, free])).toEqual([0, 1])
    expect(await convert({ playerId: busy }, 1, key)).toMatchObject({ tokens: 1 })
  })

  test('from two servers, of the same players in any order, are each posted once if acknowledged', async () => {
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
})
