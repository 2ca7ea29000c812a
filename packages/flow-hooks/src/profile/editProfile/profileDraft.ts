import { isIdentityValid } from '@players-club/domain-models'
import { boolean, object } from 'superstruct'
import { textFields, type FormDraft } from '../../club/draft/FormDraft.ts'
import { isChanged } from './editProfile.machine.ts'
import type { EditProfileEvent, EditProfileState, ProfileInput } from './editProfile.machine.ts'
import { changesOf, formOf } from './profileForm.ts'

/** The fields that differ from the saved profile. */
export const profileDraft: FormDraft<EditProfileState, EditProfileEvent, ProfileInput> = {
  form: 'profile',
  struct: object({ fields: textFields, isOfVerified: boolean() }),
  inputOf(state) {
    if (state.at === 'loading') return undefined
    if (!isChanged(state)) return null
    const { saved, values } = state
    return { fields: changesOf(values, formOf(saved)), isOfVerified: isIdentityValid(saved) }
  },
  restored: input => ({ type: 'restored', input }),
}
