import type { IdScan, PostedCheck } from './IdScan.ts'

const HOUR_MS = 60 * 60_000
const YEARS_VALID = 2

/** A scan can be done for an hour. */
export const scanEnd = (start: Date) => new Date(start.getTime() + HOUR_MS)

/** What was verified counts for two years. */
export const validUntil = (now: Date) => {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + YEARS_VALID)
  return end
}

/** The outcomes to choose from, by the last four digits. */
const BY_DIGITS = { '0000': 'failed', '9999': 'alreadyValidated' } as const

/** Whatever is complete is right, but for the digits that stand for something else. */
export const outcomeOf = ({ ssnLast4 }: PostedCheck) =>
  ssnLast4 === '0000' || ssnLast4 === '9999' ? BY_DIGITS[ssnLast4] : 'verified'

/** A scan that nobody finished in its time is over. */
export const statusAt = ({ status, expiresAt }: IdScan, now: Date) =>
  status === 'pending' && now.getTime() >= Date.parse(expiresAt) ? 'lapsed' : status
