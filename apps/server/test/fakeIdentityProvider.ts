import { ExternalServiceError } from '../src/kernel/sweeps/ExternalServiceError.ts'
import {
  type IdentityEntry,
  type IdentityPerson,
  type IdentityProvider,
  type ScanVerdict,
} from '../src/providers/index.ts'

export interface FakeIdentityProvider {
  readonly provider: IdentityProvider
  /** The requests it got, newest last. */
  readonly entries: (IdentityEntry & { checkId: string })[]
  readonly scans: (IdentityPerson & { reference: string })[]
  /** The references of scans that it no longer knows. */
  readonly forgotten: Set<string>
  /** How often it was asked for the outcome of a scan. */
  asked: number
  /** It does not answer. */
  isDown: boolean
  /** Every check waits for this. */
  gate: Promise<unknown>
  /** The highest number of parallel checks so far. */
  mostAtOnce: number
  validUntil: Date | null
  decide(reference: string, status: ScanVerdict['status']): void
  /** When the next scans expire. */
  scanEndsAt: Date
}

const unavailable = (status: number, isOutage: boolean) =>
  new ExternalServiceError(`The identity provider answered ${status}.`, {
    provider: 'identity provider',
    status,
    isOutage,
  })

/** A fake identity provider: the digits 0000 are wrong, and 9999 belong to another account. */
export const fakeIdentityProvider = (): FakeIdentityProvider => {
  const decided = new Map<string, ScanVerdict['status']>()
  let underWay = 0
  const reach = () => {
    if (checker.isDown) throw unavailable(503, true)
  }
  const checker: FakeIdentityProvider = {
    entries: [],
    scans: [],
    forgotten: new Set(),
    asked: 0,
    isDown: false,
    gate: Promise.resolve(),
    mostAtOnce: 0,
    validUntil: null,
    scanEndsAt: new Date('2200-01-01T00:00:00Z'),
    decide: (reference, status) => void decided.set(reference, status),
    provider: {
      async check(entry, checkId) {
        checker.entries.push({ ...entry, checkId })
        underWay += 1
        checker.mostAtOnce = Math.max(checker.mostAtOnce, underWay)
        await checker.gate
        underWay -= 1
        reach()
        const { validUntil } = checker
        const reference = `check-${checker.entries.length}`
        if (entry.ssnLast4 === '0000') return { outcome: 'failed', reference, validUntil: null }
        if (entry.ssnLast4 === '9999') return { outcome: 'alreadyValidated', reference, validUntil: null }
        return { outcome: 'verified', reference, validUntil }
      },
      async openScan(person) {
        await checker.gate
        reach()
        const reference = `scan-${checker.scans.length + 1}`
        checker.scans.push({ ...person, reference })
        return { reference, url: `https://identity.example/${reference}`, expiresAt: checker.scanEndsAt }
      },
      async readScan(reference) {
        checker.asked += 1
        reach()
        if (checker.forgotten.has(reference)) throw unavailable(404, false)
        const status = decided.get(reference) ?? 'pending'
        return { status, validUntil: status === 'approved' ? checker.validUntil : null }
      },
    },
  }
  return checker
}
