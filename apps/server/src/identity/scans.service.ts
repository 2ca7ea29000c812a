import type { IdentityResult } from '@players-club/domain-models'
import { and, desc, eq, sql } from 'drizzle-orm'
import { players } from '../accounts/accounts.tables.ts'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal, tooManyRequests } from '../kernel/http/problem.ts'
import { newId } from '../kernel/ids/newId.ts'
import { every } from '../kernel/jobs/index.ts'
import type { LogFields } from '../kernel/logging/logger.ts'
import { consumeAttempt } from '../kernel/rateLimits/rateLimits.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/secrets.ts'
import type { Session } from '../kernel/sessions/index.ts'
import { createSweep, type SweepDeps } from '../kernel/sweeps/createSweep.ts'
import type { IdentityPerson, IdentityProvider, OpenedScan, ScanVerdict } from '../providers/index.ts'
import { identityScans, type ScanState } from './identity.tables.ts'
import { openNumber } from './identityNumbers.ts'
import { readIdentity } from './readIdentity.ts'
import { lockRecord, markVerified, recordDecision } from './identityRecord.ts'
import { buildResult } from './buildResult.ts'

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

const SCANS = { bucket: 'identity-scans', limit: 10, windowMs: DAY_MS }
/** A page polls twelve times a minute. */
const READS = { bucket: 'identity-status', limit: 60, windowMs: MINUTE_MS }

export interface ScansDeps extends SweepDeps {
  secrets: Secrets
  provider: IdentityProvider | null
  onUnreachable: (error: unknown, about?: LogFields) => void
}

type Scan = typeof identityScans.$inferSelect
type Facts = Pick<IdentityPerson, 'firstName' | 'lastName' | 'birthDate'>

export const createScans = (deps: ScansDeps) => {
  const { database, clock, secrets, provider, onUnreachable } = deps

  const ask = async <T>(
    question: (checker: IdentityProvider) => Promise<T>,
    about?: LogFields,
  ): Promise<T> => {
    try {
      if (!provider) throw new Error('No identity checker is configured.')
      return await question(provider)
    } catch (error) {
      onUnreachable(error, about)
      throw new Refusal('Error.idology.unavailable')
    }
  }

  const factsOf = async (tx: Tx, playerId: string): Promise<Facts> => {
    const [player] = await tx.select().from(players).where(eq(players.id, playerId))
    return {
      firstName: player?.firstName ?? '',
      lastName: player?.lastName ?? '',
      birthDate: player?.birthDate ?? '',
    }
  }
  const sealed = (facts: Facts) =>
    subjectOf(secrets, JSON.stringify([facts.firstName, facts.lastName, facts.birthDate]))

  const latest = async (tx: Tx, playerId: string): Promise<Scan | null> => {
    const [scan] = await tx
      .select()
      .from(identityScans)
      .where(eq(identityScans.playerId, playerId))
      .orderBy(desc(eq(identityScans.state, 'pending')), desc(identityScans.createdAt))
      .limit(1)
    return scan ?? null
  }

  /** Closes an open scan once: a decision or an expiry is final. */
  const close = async (tx: Tx, scan: Scan, state: ScanState, now: Date): Promise<boolean> => {
    const closed = await tx
      .update(identityScans)
      .set({ state, settledAt: now })
      .where(and(eq(identityScans.id, scan.id), eq(identityScans.state, 'pending')))
      .returning({ id: identityScans.id })
    return closed.length > 0
  }

  /** The data to open a new scan, or the scan that is open already. */
  const prepare = (session: Session) =>
    database.unitOfWork(async tx => {
      const { playerId } = session
      const now = clock.now()
      await lockRecord(tx, playerId)
      const identity = await readIdentity(tx, playerId, now)
      const isNeeded = identity.isExpired || (!identity.isValid && identity.attempts >= identity.maxAttempts)
      const facts = await factsOf(tx, playerId)
      if (!isNeeded || facts.birthDate === '') return { kind: 'notOffered' } as const
      const scan = await latest(tx, playerId)
      if (scan?.state === 'pending') {
        const isOpen = scan.expiresAt > now
        if (isOpen) return { kind: 'open', result: buildResult(identity, scan) } as const
        await close(tx, scan, 'lapsed', now)
      }
      const { isAllowed, resetsAt } = await consumeAttempt(tx, SCANS, subjectOf(secrets, playerId), now)
      if (!isAllowed) return { kind: 'tooMany', resetsAt, now } as const
      const ssnLast4 = await openNumber(tx, secrets, playerId, now)
      return { kind: 'new', person: { subject: playerId, ...facts, ssnLast4 } } as const
    })

  const keep = (playerId: string, person: IdentityPerson, opened: OpenedScan) =>
    database.unitOfWork(async tx => {
      const now = clock.now()
      await lockRecord(tx, playerId)
      await tx
        .insert(identityScans)
        .values({
          id: newId(now),
          playerId,
          ...opened,
          facts: sealed(person),
          state: 'pending',
          createdAt: now,
        })
        // A parallel request was quicker: its scan counts.
        .onConflictDoNothing()
      return buildResult(await readIdentity(tx, playerId, now), await latest(tx, playerId))
    })

  /** Only scanned data is verified: a player who changed name or birth date has to scan again. */
  const settle = (scan: Scan, { status, validUntil }: ScanVerdict): Promise<void> =>
    database.unitOfWork(async tx => {
      const now = clock.now()
      const { playerId, reference } = scan
      await lockRecord(tx, playerId)
      const isSame = Buffer.from(sealed(await factsOf(tx, playerId))).equals(scan.facts)
      const state = status === 'approved' && !isSame ? 'rejected' : status
      if (state === 'pending' || !(await close(tx, scan, state, now)) || state === 'lapsed') return
      if (state === 'approved') await markVerified(tx, playerId, validUntil, now)
      const decision = state === 'approved' ? 'scanApproved' : 'scanRejected'
      await recordDecision(tx, { playerId, decision, reference }, now)
    })

  const follow = async (checker: IdentityProvider, scan: Scan) => {
    const verdict = await checker.readScan(scan.reference)
    await settle(scan, verdict)
    return verdict.status === 'pending' ? 'waiting' : 'settled'
  }

  /** Scans whose page was closed before the verdict are settled by this job. */
  const job = createSweep(deps, {
    name: 'identity.scans',
    recurs: every(5 * MINUTE_MS),
    table: identityScans,
    since: identityScans.createdAt,
    isOpen: () => sql`${identityScans.state} = 'pending'`,
    follow: provider ? scan => follow(provider, scan) : null,
  })

  return {
    job,

    /** Opens an ID scan, for players whose verification has expired or who have no attempts left. */
    async renew(session: Session): Promise<IdentityResult> {
      const prepared = await prepare(session)
      if (prepared.kind === 'tooMany') throw tooManyRequests(prepared.resetsAt, prepared.now)
      if (prepared.kind === 'notOffered') throw new Refusal('Error.idology.scanNotOffered')
      if (prepared.kind === 'open') return prepared.result
      const { person } = prepared
      return keep(session.playerId, person, await ask(checker => checker.openScan(person)))
    },

    /** The state of the latest scan by the provider's verdict, never by what a page sends. */
    async status({ playerId }: Session): Promise<IdentityResult> {
      const before = await database.unitOfWork(async tx => {
        const now = clock.now()
        const taken = await consumeAttempt(tx, READS, subjectOf(secrets, playerId), now)
        if (!taken.isAllowed) return { kind: 'tooMany', resetsAt: taken.resetsAt, now } as const
        return { kind: 'scan', scan: await latest(tx, playerId) } as const
      })
      if (before.kind === 'tooMany') throw tooManyRequests(before.resetsAt, before.now)
      const { scan } = before
      if (scan?.state === 'pending')
        await settle(scan, await ask(checker => checker.readScan(scan.reference), { scanId: scan.id }))
      return database.unitOfWork(async tx =>
        buildResult(await readIdentity(tx, playerId, clock.now()), await latest(tx, playerId)),
      )
    },
  }
}

export type Scans = ReturnType<typeof createScans>
