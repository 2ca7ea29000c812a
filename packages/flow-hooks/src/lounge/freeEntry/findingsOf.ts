import type { ClaimField } from '@players-club/domain-models'
import { claimErrors, type AgeCheck, type ClaimErrors } from '@players-club/forms-validation'
import { hasInput } from './claimDraft.ts'
import { canClaim, type ClaimState } from './claimEntry.machine.ts'

/** What is wrong with the form of a claim. */
export interface ClaimFindings {
  /** Every field that keeps it from being sent. */
  readonly wrong: readonly ClaimField[]
  /** What may be said at the fields: about those that were touched, and where the last attempt differed from the profile. */
  readonly errors: ClaimErrors
  readonly canClaim: boolean
  /** Closing the form would lose what was entered. */
  readonly hasInput: boolean
}

const NOTHING: ClaimFindings = { wrong: [], errors: {}, canClaim: false, hasInput: false }

export function findingsOf(state: ClaimState, ages: AgeCheck): ClaimFindings {
  if (!('values' in state)) return NOTHING
  const all = claimErrors(state.values, ages)
  // Object.keys forgets the keys; they are the fields of the form.
  const wrong = Object.keys(all) as ClaimField[]
  const said = wrong.filter(field => state.touched.includes(field)).map(field => [field, all[field]])
  const differing = state.mismatches.map(field => [field, { key: 'lounge.claim.differs' }])
  return {
    wrong,
    errors: Object.fromEntries([...differing, ...said]),
    canClaim: canClaim(state, ages),
    hasInput: hasInput(state),
  }
}
