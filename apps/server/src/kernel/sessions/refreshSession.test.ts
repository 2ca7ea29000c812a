import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onPostgres } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { waitingForLocks, whileLocked } from '../../../test/whileLocked.ts'
import { players } from '../../accounts/accounts.tables.ts'
import { beginSession, refreshSession, revokePlayer } from './index.ts'

const NOON = new Date('2025-03-04T19:00:00Z')
const NEXT_DAY = new Date('2025-03-05T19:00:00Z')

onPostgres('a remembered sign-in that is renewed while its player changes the e-mail address', world => {
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
