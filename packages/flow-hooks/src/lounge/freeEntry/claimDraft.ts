import { textFields, type FormDraft } from '../../club/draft/FormDraft.ts'
import { changesOf, isEdited } from '../../profile/editProfile/profileForm.ts'
import type { ClaimEvent, ClaimForm, ClaimState } from './claimEntry.machine.ts'

/** What was changed in the form, until the entry is claimed or the form closed. Both boxes are declarations, and are ticked again. */
export const claimDraft: FormDraft<ClaimState, ClaimEvent, Readonly<Record<string, string>>> = {
  form: 'free-entry',
  struct: textFields,
  inputOf(state) {
    if (state.at === 'idle') return undefined
    if (!('values' in state) || !isEdited(state.values, state.initial)) return null
    return changesOf(state.values, state.initial)
  },
  restored: input => ({ type: 'restored', input }),
}

/** Closing the form would lose something. */
export const hasInput = ({ boxes, values, initial }: ClaimForm): boolean =>
  boxes.updates || boxes.terms || isEdited(values, initial)
