'use client'

import { getProfile, updateProfile, type ErrorMessage } from '@players-club/api-client'
import { isIdentityValid, MESSAGE_TIMEOUTS, type ProfileValues } from '@players-club/domain-models'
import { askedFields, maskPhone, type ProfileErrors } from '@players-club/forms-validation'
import { useEffect } from 'react'
import { useCreditPoints } from '../../activities/useCreditPoints.ts'
import { useAgeCheck } from '../../club/useAgeCheck.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { canSave, editProfileMachine, errorsOf, isChanged, isLocked } from './editProfile.machine.ts'
import type { EditProfileState } from './editProfile.machine.ts'
import { profileDraft } from './profileDraft.ts'
import { bodyOf, onFresh, type ProfileField } from './profileForm.ts'

/** What `useEditProfile` returns: the saved and the edited profile, its errors, and the verbs. */
export type EditProfile = {
  readonly state: EditProfileState
  /** Why the profile could not be loaded. */
  readonly loadError: ErrorMessage | null
  /** The identity is checked, and not too long ago. */
  readonly isVerified: boolean
  readonly isLocked: boolean
  readonly isChanged: boolean
  readonly canSave: boolean
  /** What may be said at the fields: about those that were touched, and what the server found. */
  readonly errors: ProfileErrors
  /** The fields that keep the form from being saved. */
  readonly wrong: readonly ProfileField[]
  /** Of the fields that an operator may leave out, those that are asked for. */
  readonly shownFields: ReturnType<typeof askedFields>
  /** Brings a telephone number into its shape. */
  readonly maskPhone: typeof maskPhone
  reload(): Promise<void>
  change(change: Partial<ProfileValues>): void
  leave(field: ProfileField): void
  askToEdit(): void
  edit(): void
  keep(): void
  undo(): void
  save(): void
  /** The points that were earned have been seen. */
  closePoints(): void
}

/** The player's own profile, shown and changed. */
export function useEditProfile(): EditProfile {
  const { api, confetti, messages, session, lottery } = useClub()
  const ageCheck = useAgeCheck()
  const query = useQuery(getProfile, {})
  const balance = usePointsBalance()
  const earns = useCreditPoints('complete-profile')
  const profile = query.data
  const [state, send] = useMachine(
    editProfileMachine(profile),
    (effect, { signal, sendResult }) => {
      switch (effect.type) {
        case 'save': {
          // Another tab may have saved other fields since this page was loaded: they stay as it left them. An
          // identity may have been verified as well, and is not undone.
          const saved = api.call(getProfile, {}, { signal }).then(fresh => {
            const values = onFresh(effect.values, effect.saved, fresh)
            return api.call(updateProfile, { body: bodyOf(values) }, { signal })
          })
          return sendResult(
            saved,
            answer => ({ type: 'saved', profile: answer, earns }),
            error => ({ type: 'save-failed', error }),
          )
        }
        case 'adopt': {
          const { firstName, lastName, birthDate } = effect.profile
          session.amend({ firstName, lastName, birthDate: birthDate ?? undefined })
          return void query.refresh()
        }
        case 'showSuccess':
          return messages.raise({ type: 'success', key: 'profile.updated', timeout: MESSAGE_TIMEOUTS.medium })
        case 'refreshBalance':
          return void balance.refresh()
        case 'celebrate':
          return confetti.celebrate()
      }
    },
    { draft: profileDraft },
  )
  useEffect(() => {
    if (profile) send({ type: 'loaded', profile, earns })
  }, [profile, earns, send])

  const ages = ageCheck()
  const all = Object.entries(errorsOf(state, ages))
  const mayBeSaid = (field: string) =>
    state.at !== 'loading' && (state.touched.some(touched => touched === field) || field in state.refused)
  return useStableVerbs({
    state,
    loadError: query.error,
    isVerified: state.at !== 'loading' && isIdentityValid(state.saved),
    isLocked: isLocked(state),
    isChanged: isChanged(state),
    canSave: canSave(state, ages),
    errors: Object.fromEntries(all.filter(([field]) => mayBeSaid(field))),
    // Object.entries forgets the keys; they are the fields of the form.
    wrong: all.map(([field]) => field as ProfileField),
    shownFields: askedFields(lottery.settings),
    maskPhone,
    reload: query.refresh,
    change: change => send({ type: 'changed', change }),
    leave: field => send({ type: 'touched', field }),
    askToEdit: () => send({ type: 'edit-asked' }),
    edit: () => send({ type: 'edit-confirmed' }),
    keep: () => send({ type: 'edit-cancelled' }),
    undo: () => send({ type: 'undone' }),
    save: () => send({ type: 'submitted', ...ageCheck() }),
    closePoints: () => send({ type: 'points-seen' }),
  })
}
