import { sql } from 'drizzle-orm'
import { MINUTE_MS } from '../kernel/clock/durations.ts'
import type { JobKind } from '../kernel/jobs/index.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import { createSweep, type SweepDeps } from '../kernel/sweeps/createSweep.ts'
import { ExternalServiceError } from '../kernel/sweeps/ExternalServiceError.ts'
import type { IdentityProvider, ScanVerdict } from '../providers/index.ts'
import { identityScans } from './identity.tables.ts'
import { lockRecord, markVerified, recordDecision } from './identityRecord.ts'
import { closeScan, isScanOf, readFacts, type Scan } from './scanRecords.ts'

/** A scan is open for an hour: its outcome must not wait for half of it. */
const LONGEST_WAIT_MS = 5 * MINUTE_MS

type SettlementDeps = Pick<SweepDeps, 'database' | 'clock'> & { secrets: Secrets }

/**
 * Applies the provider's verdict once. Only scanned data is verified: the approved scan of a player who changed name or
 * birth date lapses.
 */
export const settleScan = (
  { database, clock, secrets }: SettlementDeps,
  scan: Scan,
  { status, validUntil }: ScanVerdict,
): Promise<void> =>
  database.unitOfWork(async tx => {
    const now = clock.now()
    const { playerId, reference } = scan
    await lockRecord(tx, playerId)
    const isSame = isScanOf(secrets, scan, await readFacts(tx, playerId))
    const state = status === 'approved' && !isSame ? 'lapsed' : status
    if (state === 'pending' || !(await closeScan(tx, scan, state, now)) || state === 'lapsed') return
    if (state === 'approved') await markVerified(tx, playerId, validUntil, now)
    const decision = state === 'approved' ? 'scanApproved' : 'scanRejected'
    await recordDecision(tx, { playerId, decision, reference }, now)
  })

/** The provider's verdict of a scan. A scan that it no longer knows has lapsed, once its time is over. */
export const readVerdict = (
  provider: IdentityProvider,
  { reference, expiresAt }: Scan,
  now: Date,
): Promise<ScanVerdict> =>
  provider.readScan(reference).catch((error: unknown) => {
    const isUnknown = error instanceof ExternalServiceError && error.isNotFound
    if (isUnknown && expiresAt <= now) return { status: 'lapsed', validUntil: null } as const
    throw error
  })

/** Settles scans whose page was closed before the verdict. */
export const scanReconciler = (
  deps: SweepDeps & { secrets: Secrets; provider: IdentityProvider | null },
): JobKind => {
  const { provider } = deps
  const follow = async (checker: IdentityProvider, scan: Scan) => {
    const verdict = await readVerdict(checker, scan, deps.clock.now())
    await settleScan(deps, scan, verdict)
    return verdict.status === 'pending' ? 'waiting' : 'settled'
  }
  return createSweep(deps, {
    name: 'identity.scans',
    table: identityScans,
    since: identityScans.createdAt,
    isOpen: () => sql`${identityScans.state} = 'pending'`,
    follow: provider ? scan => follow(provider, scan) : null,
    longestWaitMs: LONGEST_WAIT_MS,
  })
}
