import { integer, literal, min, string, type, type Infer } from 'superstruct'
import { tidyName } from '../profile/plainName.ts'
import { PERSON_FIELDS, profileValues, type ProfileValues } from '../profile/ProfileValues.ts'
import type { UserProfile } from '../profile/UserProfile.ts'
import { FREE_ENTRIES_PER_DRAW } from './constants.ts'

/** The result of claiming a free entry. */
export const freeEntry = type({
  id: string(),
  rewardId: integer(),
  drawId: integer(),
  entries: literal(FREE_ENTRIES_PER_DRAW),
  /** How many entries of the draw are the player's now. */
  playerEntries: min(integer(), 0),
})
/** The result of claiming a free entry. */
export type FreeEntry = Infer<typeof freeEntry>

/** A no-purchase claim while it is filled in: texts, empty where nothing has been entered. */
export interface ClaimValues extends Omit<ProfileValues, 'gender'> {
  email: string
}

/** The fields that are compared, in the order of the form. A code represents the name selected with it. */
export const CLAIM_FIELDS = [...PERSON_FIELDS, 'email'] as const satisfies readonly (keyof ClaimValues)[]
/** A field of a no-purchase claim that is compared with the profile. */
export type ClaimField = (typeof CLAIM_FIELDS)[number]

/** Required in every claim, so these are compared even when they are empty. */
const ALWAYS: readonly ClaimField[] = ['firstName', 'lastName', 'birthDate', 'email']

/** The values that the form of a free entry begins with: those of the player's profile. */
export function claimValues(profile: UserProfile): ClaimValues {
  const { gender: _, ...person } = profileValues(profile)
  return { ...person, email: profile.email }
}

const CODES = { country: 'countryCode', state: 'stateCode' } as const

/** A telephone number is its digits; all else is compared without the case, the blanks around it and the form of an apostrophe. */
function comparable(values: ClaimValues, field: ClaimField): string {
  if (field === 'phone') return values.phone.replaceAll(/\D/g, '')
  const value = field === 'country' || field === 'state' ? values[CODES[field]] : values[field]
  return tidyName(value).toLowerCase()
}

/** Where a claim differs from the profile. Phone and address count only as far as they were entered. */
export function claimMismatches(claim: ClaimValues, profile: UserProfile): ClaimField[] {
  const known = claimValues(profile)
  return CLAIM_FIELDS.filter(field => {
    const entered = comparable(claim, field)
    return (entered !== '' || ALWAYS.includes(field)) && entered !== comparable(known, field)
  })
}
