import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../database/index.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
import { type ValueRequest } from '../idempotency/request.ts'
import { SESSION_LIMITS } from '../sessions/index.ts'
import { NoSessionError } from './errors.ts'
import type { Asker } from './postForPlayer.ts'

export interface PlayerAction {
  asker: Asker
  request: ValueRequest
  now: Date
}

/**
 * A player's whole request in one unit of work: session, idempotency, effect and answer. `postForPlayer` is the faster
 * path for a request that is exactly one transfer.
 */
export const actForPlayer = <Answer>(
  database: Database,
  { asker, request, now }: PlayerAction,
  work: (tx: Tx, playerId: string) => Promise<Answer>,
): Promise<Answer> =>
  database.unitOfWork(async tx => {
    const playerId = await requirePlayer(tx, asker, now)
    const { body } = await answerOnce(tx, { playerId, request, now }, async () => ({
      status: 200,
      body: await work(tx, playerId),
    }))
    await touchSession(tx, asker, now)
    // The stored body was written by this operation.
    return body as Answer
  })

/** The asking player, by a live session. */
export async function requirePlayer(tx: Tx, asker: Asker, now: Date): Promise<string> {
  if ('playerId' in asker) return asker.playerId
  const { sessionHash } = asker
  const { rows } = await tx.execute<{ player_id: string }>(
    sql`select s.player_id from sessions s join players p on p.id = s.player_id
      where s.id_hash = ${sessionHash} and s.revoked_at is null and s.expires_at > ${now}
        and s.absolute_expires_at > ${now} and p.state = 'active'`,
  )
  const [row] = rows
  if (row === undefined) throw new NoSessionError()
  return row.player_id
}

/** Restarts the idle timeout of the session. It comes last: sessions are locked after the player (docs/adr/0058). */
export async function touchSession(tx: Tx, asker: Asker, now: Date): Promise<void> {
  if ('playerId' in asker) return
  const touchBefore = new Date(now.getTime() - SESSION_LIMITS.touchMs)
  const idleUntil = new Date(now.getTime() + SESSION_LIMITS.idleMs)
  await tx.execute(
    sql`update sessions set last_seen_at = ${now}, expires_at = least(${idleUntil}, absolute_expires_at)
      where id_hash = ${asker.sessionHash} and revoked_at is null
        and coalesce(last_seen_at, '-infinity') <= ${touchBefore}`,
  )
}
