import { textFields, type FormDraft } from '../../club/draft/FormDraft.ts'
import { isChanged, type EditProfileEvent, type EditProfileState } from './editProfile.machine.ts'
import { changesOf, formOf } from './profileForm.ts'

/** The fields that differ from the saved profile. */
export const profileDraft: FormDraft<EditProfileState, EditProfileEvent, Record<string, string>> = {
  form: 'profile',
  struct: textFields,
  inputOf(state) {
    if (state.at === 'loading') return undefined
    return isChanged(state) ? changesOf(state.values, formOf(state.saved)) : null
  },
  restored: input => ({ type: 'restored', input }),
}
