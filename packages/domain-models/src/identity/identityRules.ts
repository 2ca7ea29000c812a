import type { UserProfile } from '../profile/UserProfile.ts'
import { IDENTITY_MAX_ATTEMPTS_UNSTATED } from './constants.ts'
import type { IdentityState } from './identityStates.ts'

type Facts = Pick<UserProfile, 'idologyValid' | 'idologyExpired'>
type Attempts = Pick<UserProfile, 'idologyAttempts' | 'idologyMaxAttempts'>

/** Whether a player may do what needs a verified identity. One that has expired counts for nothing until it is renewed. */
export function isIdentityValid({ idologyValid, idologyExpired }: Facts): boolean {
  return idologyValid && !idologyExpired
}

/** How often a player can still try. */
export function attemptsLeft({
  idologyAttempts,
  idologyMaxAttempts = IDENTITY_MAX_ATTEMPTS_UNSTATED,
}: Attempts): number {
  return Math.max(0, idologyMaxAttempts - idologyAttempts)
}

/** Where a player begins who wants to verify their identity. */
export function firstIdentityState(
  profile: Facts & Attempts,
): Extract<IdentityState, 'dataEntry' | 'verified' | 'dataExpired' | 'maxAttemptsReached'> {
  if (profile.idologyExpired) return 'dataExpired'
  if (profile.idologyValid) return 'verified'
  return attemptsLeft(profile) > 0 ? 'dataEntry' : 'maxAttemptsReached'
}
