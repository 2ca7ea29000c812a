/** The person to check. */
export interface IdentityPerson {
  /** An id of the person that no other provider gets. */
  subject: string
  firstName: string
  lastName: string
  birthDate: string
  /** The last four digits of a social security number, if known. */
  ssnLast4: string | null
}

export interface IdentityEntry extends IdentityPerson {
  address: { address1: string; city: string; stateCode: string; zipCode: string; countryCode: string }
}

export interface IdentityVerdict {
  outcome: 'verified' | 'failed' | 'alreadyValidated'
  /** The provider's id of this check. */
  reference: string
  /** When the verdict expires; null if it does not. */
  validUntil: Date | null
}

/** A page on which a person scans an ID with the camera. */
export interface OpenedScan {
  reference: string
  url: string
  expiresAt: Date
}

export interface ScanVerdict {
  status: 'pending' | 'approved' | 'rejected' | 'lapsed'
  validUntil: Date | null
}

/** The identity provider. Every call rejects without a valid answer. */
export interface IdentityProvider {
  /** `checkId` is the same for every attempt, as an idempotency key. */
  check(entry: IdentityEntry, checkId: string): Promise<IdentityVerdict>
  openScan(person: IdentityPerson): Promise<OpenedScan>
  readScan(reference: string): Promise<ScanVerdict>
}
