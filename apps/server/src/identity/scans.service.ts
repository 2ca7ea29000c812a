import { setTimeout as pauseFor } from 'node:timers/promises'
import type { IdentityResult } from '@players-club/domain-models'
import { DAY_MS, MINUTE_MS } from '../kernel/clock/durations.ts'
import { playerUnitOfWork, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { newId } from '../kernel/ids/newId.ts'
import type { LogFields } from '../kernel/logging/logger.ts'
import { consumeAttempt, refusedAttempt, type RateLimit } from '../kernel/limits/rateLimits.ts'
import { providerSubjectOf, subjectOf, type Secrets } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import type { Session } from '../kernel/sessions/index.ts'
import type { IdentityProvider } from '../providers/index.ts'
import { buildResult } from './buildResult.ts'
import { identityScans } from './identity.tables.ts'
import { openNumber } from './identityNumbers.ts'
import { lockRecord } from './identityRecord.ts'
import { readIdentity } from './readIdentity.ts'
import { closeScan, findLatestScan, hashFacts, isScanOf, readFacts } from './scanRecords.ts'
import { readVerdict, settleScan } from './scanSettlement.ts'

const SCANS = { bucket: 'identity-scans', limit: 10, windowMs: DAY_MS }
/** A page polls twelve times a minute. */
const READS = { bucket: 'identity-status', limit: 60, windowMs: MINUTE_MS }
/** Pages that show a profile look up an open scan. Beyond this they show what is known. */
const LOOK_UPS = { bucket: 'identity-look-ups', limit: 12, windowMs: MINUTE_MS }
/** How long a page waits for the provider. An outcome that comes later is for the next look-up or the sweep. */
const LOOK_UP_MS = 2_000

export interface ScansDeps extends ServiceDeps {
  secrets: Secrets
  provider: IdentityProvider | null
  onUnreachable: (error: unknown, about?: LogFields) => void
}

export const createScans = (deps: ScansDeps) => {
  const { database, clock, secrets, provider, onUnreachable } = deps

  const ask = async <T>(
    question: (checker: IdentityProvider) => Promise<T>,
    about?: LogFields,
  ): Promise<T> => {
    try {
      if (!provider) throw new Error('No identity provider is configured.')
      return await question(provider)
    } catch (error) {
      onUnreachable(error, about)
      throw new Refusal('Error.idology.unavailable')
    }
  }

  const consume = async (tx: Tx, limit: RateLimit, playerId: string, now: Date): Promise<void> => {
    const refused = await refusedAttempt(tx, limit, subjectOf(secrets, playerId), now)
    if (refused) throw refused
  }

  /** Applies what the provider says of an open scan, unless it lapses; refuses if the provider cannot be asked. */
  const settleLatest = async (playerId: string): Promise<void> => {
    const scan = await playerUnitOfWork(database, playerId, async tx => {
      const now = clock.now()
      await consume(tx, READS, playerId, now)
      const latest = await findLatestScan(tx, playerId)
      if (latest?.state !== 'pending') return null
      await lockRecord(tx, playerId)
      if (isScanOf(secrets, latest, await readFacts(tx, playerId))) return latest
      await closeScan(tx, latest, 'lapsed', now)
      return null
    })
    if (!scan) return
    const verdict = await ask(checker => readVerdict(checker, scan, clock.now()), { scanId: scan.id })
    await settleScan(deps, scan, verdict)
  }

  /** The latest scan, unless it is open and has been looked up too often. */
  const findScanToSettle = (playerId: string) =>
    database.unitOfWork(async tx => {
      const scan = await findLatestScan(tx, playerId)
      if (scan?.state !== 'pending') return scan
      const subject = subjectOf(secrets, playerId)
      const { isAllowed } = await consumeAttempt(tx, LOOK_UPS, subject, clock.now())
      return isAllowed ? scan : null
    })

  const readResult = async (tx: Tx, playerId: string) =>
    buildResult(await readIdentity(tx, playerId, clock.now()), await findLatestScan(tx, playerId))

  /** The data to open a new scan, or nothing if one is open or the player is verified. */
  const prepare = (playerId: string) =>
    playerUnitOfWork(database, playerId, async tx => {
      const now = clock.now()
      await lockRecord(tx, playerId)
      const identity = await readIdentity(tx, playerId, now)
      // The outcome of a scan may have come after the page was rendered.
      const scan = await findLatestScan(tx, playerId)
      if (scan?.state === 'approved' && identity.isValid && !identity.isExpired) return null
      const isNeeded = identity.isExpired || (!identity.isValid && identity.attempts >= identity.maxAttempts)
      const facts = await readFacts(tx, playerId)
      if (!isNeeded || facts.birthDate === '') throw new Refusal('Error.idology.scanNotOffered')
      if (scan?.state === 'pending') {
        if (scan.expiresAt > now && isScanOf(secrets, scan, facts)) return null
        await closeScan(tx, scan, 'lapsed', now)
      }
      await consume(tx, SCANS, playerId, now)
      return {
        subject: providerSubjectOf(secrets, 'identity', playerId),
        ...facts,
        ssnLast4: await openNumber(tx, secrets, playerId, now),
      }
    })

  return {
    /** Opens an ID scan, for players whose verification has expired or who have no attempts left. */
    async renew({ playerId }: Session): Promise<IdentityResult> {
      await settleLatest(playerId)
      const person = await prepare(playerId)
      const opened = person && {
        ...(await ask(checker => checker.openScan(person))),
        facts: hashFacts(secrets, person),
      }
      return database.unitOfWork(async tx => {
        const createdAt = clock.now()
        await lockRecord(tx, playerId)
        if (opened) {
          const scan = { id: newId(createdAt), playerId, ...opened, state: 'pending', createdAt } as const
          // A parallel request may have been quicker: then its scan counts.
          await tx.insert(identityScans).values(scan).onConflictDoNothing()
        }
        return readResult(tx, playerId)
      })
    },

    /** The state of the latest scan by the provider's verdict, never by what a page sends. */
    async status({ playerId }: Session): Promise<IdentityResult> {
      await settleLatest(playerId)
      return database.unitOfWork(tx => readResult(tx, playerId))
    },

    /**
     * Applies the outcome of a scan whose page was closed. Returns whether what was read of the player's identity before
     * may be outdated. A provider that does not answer fails nothing.
     */
    async settleOpenScan(playerId: string): Promise<boolean> {
      const scan = provider && (await findScanToSettle(playerId))
      if (!scan) return false
      // Race: the job or another page has settled it since.
      if (scan.state !== 'pending') return scan.state === 'approved'
      const verdict = await Promise.race([
        readVerdict(provider, scan, clock.now()),
        pauseFor(LOOK_UP_MS, null, { ref: false }),
      ]).catch((error: unknown) => {
        onUnreachable(error, { scanId: scan.id })
        return null
      })
      if (!verdict || verdict.status === 'pending') return false
      await settleScan(deps, scan, verdict)
      return true
    },
  }
}

export type Scans = ReturnType<typeof createScans>
