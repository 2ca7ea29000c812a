import type { IdScan, PostedCheck } from './IdScan.ts'

const HOUR_MS = 60 * 60_000
const YEARS_VALID = 2

/** An ID scan expires after an hour. */
export const scanEnd = (start: Date) => new Date(start.getTime() + HOUR_MS)

/** A verification is valid for two years. */
export const validUntil = (now: Date) => {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + YEARS_VALID)
  return end
}

/** The outcomes that the last four digits select. */
const BY_DIGITS = { '0000': 'failed', '9999': 'alreadyValidated' } as const

/** Complete data is verified, unless the digits select another outcome. */
export const outcomeOf = ({ ssnLast4 }: PostedCheck) =>
  ssnLast4 === '0000' || ssnLast4 === '9999' ? BY_DIGITS[ssnLast4] : 'verified'

/** A scan that is pending at its expiry has lapsed. */
export const statusAt = ({ status, expiresAt }: IdScan, now: Date) =>
  status === 'pending' && now.getTime() >= Date.parse(expiresAt) ? 'lapsed' : status
