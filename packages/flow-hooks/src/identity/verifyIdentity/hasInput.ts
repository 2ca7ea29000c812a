import { identityValues, type UserProfile } from '@players-club/domain-models'
import { isEdited } from '../../profile/editProfile/profileForm.ts'
import type { VerifyIdentityState } from './VerifyIdentityState.ts'

/** Closing the form would lose something that the profile does not have. */
export const hasInput = (state: VerifyIdentityState, profile: UserProfile | undefined): boolean =>
  state.at === 'dataEntry' && profile !== undefined && isEdited(state.values, identityValues(profile))
