import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS } from '../kernel/clock/durations.ts'
import { deleteInSlices, type Database } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { every, type JobKind } from '../kernel/jobs/index.ts'
import { hashKey, randomKey } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { SESSION_LIMITS, type Session } from '../kernel/sessions/index.ts'
import { embedCodes, embedSessions } from './embed.tables.ts'

const CODE_LIVES_MS = MINUTE_MS

export interface EmbedDeps extends ServiceDeps {
  /** The partners' origins. */
  origins: readonly string[]
}

/** The widget of a code: its partner's site, and its frame there. */
export interface Widget {
  partnerOrigin: string
  nonce: string
}

// A frame's session ends with its own time, with the sign-in it came from, and with the player's account. The frames of
// all partners on one site have the same cookie: only the partner that the player allowed is shown anything.
const FIND = {
  name: 'embed.findSession',
  text: `select f.player_id as "playerId", f.id as "familyId", e.expires_at as "expiresAt", p.login, p.email
    from embed_sessions e join session_families f on f.id = e.family_id join players p on p.id = f.player_id
    where e.id_hash = $1 and e.expires_at > $2 and e.origin = $3 and f.revoked_at is null and f.expires_at > $2 and p.state = 'active'`,
}

export const createEmbed = ({ database, clock, origins }: EmbedDeps) => ({
  /** Creates the code that carries the player's sign-in into one widget on one partner's site. */
  async createCode(session: Session, { partnerOrigin, nonce }: Widget): Promise<string> {
    if (!origins.includes(partnerOrigin)) throw new Refusal('error.embed.unknownPartner')
    const code = randomKey()
    const expiresAt = new Date(clock.now().getTime() + CODE_LIVES_MS)
    await database.unitOfWork(tx =>
      tx.insert(embedCodes).values({
        codeHash: hashKey(code),
        familyId: session.familyId,
        origin: partnerOrigin,
        nonce,
        expiresAt,
      }),
    )
    return code
  },

  /** Exchanges a code for a frame's session and returns the value of its cookie; a code works once. */
  async redeemCode(code: string, { partnerOrigin, nonce }: Widget): Promise<string> {
    const now = clock.now()
    const value = await database.unitOfWork(async tx => {
      // A request from another widget uses the code up as well, because it must have been stolen.
      const [used] = await tx
        .update(embedCodes)
        .set({ usedAt: now })
        .where(
          and(
            eq(embedCodes.codeHash, hashKey(code)),
            isNull(embedCodes.usedAt),
            gt(embedCodes.expiresAt, now),
          ),
        )
        .returning()
      if (!used || used.origin !== partnerOrigin || used.nonce !== nonce) return null
      const value = randomKey()
      await tx.insert(embedSessions).values({
        idHash: hashKey(value),
        familyId: used.familyId,
        origin: partnerOrigin,
        createdAt: now,
        expiresAt: new Date(now.getTime() + SESSION_LIMITS.idleMs),
      })
      return value
    })
    if (value === null) throw new Refusal('error.embed.invalidCode')
    return value
  },

  /** The session of the frame with this cookie, on this partner's page. */
  async findSession(cookieValue: string, partnerOrigin: string, now: Date): Promise<Session | null> {
    const values = [hashKey(cookieValue), now, partnerOrigin]
    const [session] = await database.statement<Omit<Session, 'remember' | 'absoluteExpiresAt'>>({
      ...FIND,
      values,
    })
    return session ? { ...session, remember: false, absoluteExpiresAt: session.expiresAt } : null
  },
})

export type Embed = ReturnType<typeof createEmbed>

/** Deletes expired codes and frame sessions every hour. */
export const embedHousekeeping = (database: Database): JobKind => ({
  name: 'embed.housekeeping',
  recurs: every(HOUR_MS),
  async call(_, now) {
    for (const { expiresAt } of [embedCodes, embedSessions])
      await deleteInSlices(database, { by: expiresAt, where: lte(expiresAt, now) })
  },
})
