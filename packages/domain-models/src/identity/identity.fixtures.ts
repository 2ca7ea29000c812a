import { ID_SCAN_KEYS } from './idScan.ts'
import type { IdentityResult } from './IdentityResult.ts'

/** What was entered is right. */
export const verifiedResult: IdentityResult = {
  verified: true,
  remainingAttempts: 3,
  manualScanUrl: null,
  idScanResultKey: null,
  idScanSummaryResultKey: null,
  profileUpdated: true,
}

/** What was entered is not right, and can be entered once more. */
export const failedResult: IdentityResult = {
  ...verifiedResult,
  verified: false,
  remainingAttempts: 1,
  profileUpdated: false,
}

/** It was entered too often; an id can be scanned. */
export const exhaustedResult: IdentityResult = {
  ...failedResult,
  remainingAttempts: 0,
  manualScanUrl: 'https://identity.example/scan/0199aa00',
}

/** The scan is not checked yet. */
export const pendingScanResult: IdentityResult = {
  ...exhaustedResult,
  idScanResultKey: ID_SCAN_KEYS.pending,
  idScanSummaryResultKey: ID_SCAN_KEYS.pending,
}
