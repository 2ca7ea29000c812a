import type { IdentityResult } from './IdentityResult.ts'

/** What the club calls the states of a scan. */
export const ID_SCAN_KEYS = {
  pending: 'id.scan.pending',
  success: 'id.scan.success',
  failure: 'id.scan.failure',
} as const

/** The outcome of a scan that is no longer pending in one word. Only the success key is a success. */
export function idScanOutcome({
  idScanResultKey,
}: Pick<IdentityResult, 'idScanResultKey'>): 'pending' | 'approved' | 'failed' {
  if (idScanResultKey === ID_SCAN_KEYS.pending) return 'pending'
  return idScanResultKey === ID_SCAN_KEYS.success ? 'approved' : 'failed'
}
