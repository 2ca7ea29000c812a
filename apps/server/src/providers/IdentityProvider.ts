/** Whose identity is asked about. */
export interface IdentityPerson {
  /** What the checker is to call the person: nothing that says who it is. */
  subject: string
  firstName: string
  lastName: string
  birthDate: string
  /** The last four digits of a social security number, if they are known. */
  ssnLast4: string | null
}

export interface IdentityEntry extends IdentityPerson {
  address: { address1: string; city: string; stateCode: string; zipCode: string; countryCode: string }
}

export interface IdentityVerdict {
  outcome: 'verified' | 'failed' | 'alreadyValidated'
  /** What the checker calls this check. */
  reference: string
  /** Until then the checker stands by it; no limit where it names none. */
  validUntil: Date | null
}

/** A page on which a person shows an id to the camera. */
export interface OpenedScan {
  reference: string
  url: string
  expiresAt: Date
}

export interface ScanVerdict {
  status: 'pending' | 'approved' | 'rejected' | 'lapsed'
  validUntil: Date | null
}

/** Whoever checks identities. Every call rejects when there is no answer that can be relied on. */
export interface IdentityProvider {
  /** `checkId` is the same for every attempt to ask, so that a repeated one is not counted twice. */
  check(entry: IdentityEntry, checkId: string): Promise<IdentityVerdict>
  openScan(person: IdentityPerson): Promise<OpenedScan>
  readScan(reference: string): Promise<ScanVerdict>
}
