import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachEngine, onEachPostgres, onPostgres } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { waitingForLocks, whileLocked } from '../../../test/whileLocked.ts'
import { players } from '../../accounts/accounts.tables.ts'
import { valueRequest } from '../idempotency/request.ts'
import { actForPlayer, type Asker } from '../ledger/index.ts'
import { hashKey } from '../secrets/secrets.ts'
import { beginSession, findSessionByHash, refreshSession, revokePlayer } from './index.ts'
import { sessions } from './sessions.tables.ts'
import type { Database } from '../database/index.ts'

const NOON = new Date('2025-03-04T19:00:00Z')
const NEXT_DAY = new Date('2025-03-05T19:00:00Z')

onEachPostgres('a remembered sign-in that is renewed while its player changes the e-mail address', world => {
  test('waits for the lock, and neither of the two is aborted by a deadlock', async () => {
    const { database } = world
    const playerId = await addPlayer(database)
    const { cookieValue, refreshTokenId: tokenId } = await database.unitOfWork(tx =>
      beginSession(tx, { playerId, remember: true, now: NOON }),
    )
    const attempts = { renewal: 0, change: 0 }
    const both: Promise<unknown>[] = []
    // Holds the renewal between its session family and the new session, until the change waits for it.
    await whileLocked(database, sql`lock table sessions in share mode`, async () => {
      both.push(
        database.unitOfWork(tx => {
          attempts.renewal += 1
          return refreshSession(tx, { tokenId, cookieValue, now: NEXT_DAY })
        }),
      )
      await expect.poll(() => waitingForLocks(database)).toBe(1)
      both.push(
        database.unitOfWork(async tx => {
          attempts.change += 1
          const email = 'changed@players.example'
          await tx.update(players).set({ email, emailKey: email }).where(eq(players.id, playerId))
          await revokePlayer(tx, playerId, NEXT_DAY)
        }),
      )
      await expect.poll(() => waitingForLocks(database)).toBe(2)
    })
    const [renewed] = await Promise.all(both)
    expect(renewed).toMatchObject({ kind: 'reopened' })
    expect(attempts).toEqual({ renewal: 1, change: 1 })
  })
})

onPostgres('a sign-in of a suspended player', world => {
  test('is not renewed', async () => {
    const { database } = world
    const playerId = await addPlayer(database)
    const renewed = await database.unitOfWork(async tx => {
      const { cookieValue, refreshTokenId } = await beginSession(tx, { playerId, remember: true, now: NOON })
      await tx.update(players).set({ state: 'suspended' }).where(eq(players.id, playerId))
      return refreshSession(tx, { tokenId: refreshTokenId, cookieValue, now: NEXT_DAY })
    })
    expect(renewed).toEqual({ kind: 'refused' })
  })
})

const request = () => valueRequest(randomUUID(), 'tests.use', {})

onEachEngine('a session that a renewal opened', world => {
  test.each([
    [
      'a look-up',
      (database: Database, { sessionHash }: { sessionHash: Uint8Array }) =>
        findSessionByHash(database, sessionHash, NEXT_DAY),
    ],
    [
      'a value-moving unit of work',
      (database: Database, asker: Asker) =>
        actForPlayer(database, { asker, request: request(), now: NEXT_DAY }, async () => 'done'),
    ],
  ])('records its first use by %s', async (_, use) => {
    const { database } = world
    const playerId = await addPlayer(database)
    const renewed = await database.unitOfWork(async tx => {
      const { cookieValue, refreshTokenId } = await beginSession(tx, { playerId, remember: true, now: NOON })
      return refreshSession(tx, { tokenId: refreshTokenId, cookieValue, now: NEXT_DAY })
    })
    if (renewed.kind !== 'reopened') throw new Error('A remembered sign-in is renewed.')
    const sessionHash = hashKey(renewed.session.cookieValue)
    const lastSeen = () =>
      database.unitOfWork(tx =>
        tx.select({ at: sessions.lastSeenAt }).from(sessions).where(eq(sessions.idHash, sessionHash)),
      )
    expect(await lastSeen()).toEqual([{ at: null }])
    await use(database, { sessionHash })
    expect(await lastSeen()).toEqual([{ at: NEXT_DAY }])
  })
})
