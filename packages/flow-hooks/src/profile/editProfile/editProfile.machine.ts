import { serverMessage, type ErrorMessage } from '@players-club/api-client'
import { isIdentityValid, type ProfileValues, type UserProfile } from '@players-club/domain-models'
import { profileErrors, type AgeCheck, type ProfileErrors } from '@players-club/forms-validation'
import { knownFields } from '../../club/draft/FormDraft.ts'
import { withTouched, withoutChanged } from '../../club/fields.ts'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'
import {
  formOf,
  isJustVerified,
  isSame,
  onFresh,
  rebased,
  refusedFields,
  withVerified,
} from './profileForm.ts'
import type { ProfileField } from './profileForm.ts'

/** Where the profile is: loading, edited or being saved. */
export type EditProfileState =
  | { readonly at: 'loading' }
  | {
      /** Asking: whether details that were verified are to be changed. */
      readonly at: 'editing' | 'asking' | 'saving'
      /** As the server keeps it. */
      readonly saved: UserProfile
      /** As it is on the page. */
      readonly values: ProfileValues
      /** Fields that have been touched: what is wrong with them may be said. */
      readonly touched: readonly ProfileField[]
      /** What the server found wrong. */
      readonly refused: ProfileErrors
      /** Why the last save failed. */
      readonly failure: ErrorMessage | null
      /** Verified details may be changed. */
      readonly isUnlocked: boolean
      /** What completing the profile has just earned. */
      readonly points: number | null
    }
/** Input that was not saved: the changed fields. `isOfVerified`: changed in a verified profile that the player unlocked. */
export type ProfileInput = {
  readonly fields: Readonly<Record<string, string>>
  readonly isOfVerified: boolean
}

type Known = Exclude<EditProfileState, { at: 'loading' }>

export type EditProfileEvent =
  /** Earns: what completing the profile earns. */
  | { readonly type: 'loaded'; readonly profile: UserProfile; readonly earns: number }
  | { readonly type: 'changed'; readonly change: Partial<ProfileValues> }
  | { readonly type: 'restored'; readonly input: ProfileInput }
  | { readonly type: 'touched'; readonly field: ProfileField }
  | { readonly type: 'edit-asked' }
  | { readonly type: 'edit-confirmed' }
  | { readonly type: 'edit-cancelled' }
  | { readonly type: 'undone' }
  | ({ readonly type: 'submitted' } & AgeCheck)
  | { readonly type: 'saved'; readonly profile: UserProfile; readonly earns: number }
  | { readonly type: 'save-failed'; readonly error: unknown }
  | { readonly type: 'points-seen' }

export type EditProfileEffect =
  | { readonly type: 'save'; readonly values: ProfileValues; readonly saved: UserProfile }
  /** The club shows the name it knows now, and the look-ups the profile. */
  | { readonly type: 'adopt'; readonly profile: UserProfile }
  | { readonly type: 'showSuccess' }
  | { readonly type: 'refreshBalance' }
  | { readonly type: 'celebrate' }

type EditProfileStep = Step<EditProfileState, EditProfileEffect | Abandon>

/** Verified details are locked until the player says that they shall be changed. */
export const isLocked = (state: EditProfileState): boolean =>
  state.at !== 'loading' && isIdentityValid(state.saved) && !state.isUnlocked

export const isChanged = (state: EditProfileState): boolean =>
  state.at !== 'loading' && !isSame(state.values, formOf(state.saved))

/** What is wrong with the form, said or not. */
export const errorsOf = (state: EditProfileState, ages: AgeCheck): ProfileErrors =>
  state.at === 'loading' ? {} : { ...profileErrors(state.values, ages), ...state.refused }

export const canSave = (state: EditProfileState, ages: AgeCheck): boolean =>
  (state.at === 'editing' || state.at === 'asking') &&
  isChanged(state) &&
  Object.keys(errorsOf(state, ages)).length === 0

const shown = (profile: UserProfile): Known => ({
  at: 'editing',
  saved: profile,
  values: formOf(profile),
  touched: [],
  refused: {},
  failure: null,
  isUnlocked: false,
  points: null,
})

/**
 * What the server says comes under what has been changed here, and does not undo it. What has been verified meanwhile
 * stands; while anything else is changed the form stays open, for it can still be saved.
 */
function reloaded(state: Known, profile: UserProfile): Known {
  const fresh = formOf(profile)
  const values = onFresh(state.values, state.saved, profile)
  if (!isJustVerified(state.saved, profile)) return { ...state, saved: profile, values }
  const { touched, points } = state
  return { ...shown(profile), values, touched, points, isUnlocked: !isSame(values, fresh) }
}

/** Input of a form from before the identity was verified does not replace what has been verified. */
function restored(state: Known, { fields, isOfVerified }: ProfileInput): Known {
  const values = { ...state.values, ...knownFields(fields, state.values) }
  if (isOfVerified || !isIdentityValid(state.saved)) return { ...state, values, isUnlocked: true }
  const fresh = formOf(state.saved)
  const own = withVerified(values, fresh)
  return { ...state, values: own, isUnlocked: !isSame(own, fresh) }
}

function changed(state: Known, change: Partial<ProfileValues>): Known {
  const refused = withoutChanged(state.refused, change)
  return { ...state, values: { ...state.values, ...change }, refused }
}

const isNewlyComplete = (before: UserProfile, after: UserProfile): boolean =>
  before.completedDate === null && after.completedDate !== null

const earned = (state: Known, points: number): EditProfileStep =>
  points > 0
    ? [{ ...state, points }, [{ type: 'refreshBalance' }, { type: 'celebrate' }]]
    : [state, [{ type: 'refreshBalance' }]]

/** The answer of the save that completed the profile may have been lost: then that of the next one has 0 points. */
function saved(
  state: Known,
  { profile, earns }: Extract<EditProfileEvent, { type: 'saved' }>,
): EditProfileStep {
  const effects = [{ type: 'adopt', profile }, { type: 'showSuccess' }] as const
  if (!isNewlyComplete(state.saved, profile)) return [shown(profile), effects]
  const [next, more] = earned(shown(profile), profile.completeActivityPoints || earns)
  return [next, [...effects, ...more]]
}

/** What was changed here is what the profile says. What has been verified meanwhile was not changed here. */
function hasChanges(profile: UserProfile, { values, saved: before }: Known): boolean {
  const fresh = formOf(profile)
  return isSame(rebased(values, formOf(before), fresh), fresh)
}

/**
 * After a save that failed, a profile that has the changes, or is complete, when it is read again was saved by it: its
 * answer was lost.
 */
function loaded(
  state: Known,
  { profile, earns }: Extract<EditProfileEvent, { type: 'loaded' }>,
): EditProfileStep {
  const hasFailed = state.failure !== null
  if (hasFailed && isChanged(state) && hasChanges(profile, state))
    return saved(state, { type: 'saved', profile, earns })
  const next = reloaded(state, profile)
  const wasSaved = hasFailed && isNewlyComplete(state.saved, profile)
  return wasSaved ? earned({ ...next, failure: null }, earns) : [next, []]
}

function editing(state: Known, event: EditProfileEvent): EditProfileStep {
  switch (event.type) {
    case 'loaded':
      return loaded(state, event)
    case 'changed':
      return isLocked(state) ? [state, []] : [changed(state, event.change), []]
    case 'restored':
      return [restored(state, event.input), []]
    case 'touched':
      return [{ ...state, touched: withTouched(state.touched, event.field) }, []]
    case 'edit-asked':
      return isLocked(state) ? [{ ...state, at: 'asking' }, []] : [state, []]
    case 'undone':
      return [{ ...shown(state.saved), points: state.points }, []]
    case 'submitted':
      if (!canSave(state, event)) return [state, []]
      return [
        { ...state, at: 'saving', failure: null },
        [{ type: 'save', values: state.values, saved: state.saved }],
      ]
    case 'points-seen':
      return [{ ...state, points: null }, []]
    default:
      return [state, []]
  }
}

function transition(state: EditProfileState, event: EditProfileEvent): EditProfileStep {
  switch (state.at) {
    case 'loading':
      return event.type === 'loaded' ? [shown(event.profile), []] : [state, []]
    case 'editing':
      return editing(state, event)
    case 'asking':
      if (event.type === 'edit-confirmed') return [{ ...state, at: 'editing', isUnlocked: true }, []]
      if (event.type === 'edit-cancelled') return [{ ...state, at: 'editing' }, []]
      return [state, []]
    case 'saving':
      // The player leaves without the changes. A late answer must not bring them back into the draft.
      if (event.type === 'undone') return [{ ...shown(state.saved), points: state.points }, [abandon]]
      if (event.type === 'saved') return saved(state, event)
      if (event.type === 'save-failed') {
        const refused = refusedFields(event.error)
        return [{ ...state, at: 'editing', refused, failure: serverMessage(event.error) }, []]
      }
      return [state, []]
  }
}

/** The profile: changed on the page, kept by a save; completing it earns points. */
export const editProfileMachine = (
  profile: UserProfile | undefined,
): Machine<EditProfileState, EditProfileEvent, EditProfileEffect> => ({
  initial: profile ? shown(profile) : { at: 'loading' },
  transition,
})
