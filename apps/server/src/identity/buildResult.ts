import { ID_SCAN_KEYS, type IdentityResult } from '@players-club/domain-models'
import type { ScanState } from './identity.tables.ts'
import type { Identity } from './readIdentity.ts'

/** A scan that has lapsed has no outcome: a new one is opened, as if there had been none. */
const KEY_OF: Readonly<Record<ScanState, string | null>> = {
  pending: ID_SCAN_KEYS.pending,
  approved: ID_SCAN_KEYS.success,
  rejected: ID_SCAN_KEYS.failure,
  lapsed: null,
}

/** The effect of a verification on the profile. */
export type ProfileOutcome = Required<Pick<IdentityResult, 'profileUpdated' | 'completeActivityPoints'>>

const untouched: ProfileOutcome = { profileUpdated: false, completeActivityPoints: 0 }

/** The answer about an identity and its scan. */
export const buildResult = (
  { isValid, isExpired, attempts, maxAttempts }: Identity,
  scan: { state: ScanState; url: string } | null = null,
  outcome = untouched,
): IdentityResult => {
  const scanKey = scan && KEY_OF[scan.state]
  return {
    verified: isValid && !isExpired,
    remainingAttempts: maxAttempts - attempts,
    manualScanUrl: scan?.state === 'pending' ? scan.url : null,
    idScanResultKey: scanKey,
    idScanSummaryResultKey: scanKey,
    ...outcome,
  }
}
