import type { ErrorMessage } from '@players-club/api-client'
import {
  arePreferencesChanged,
  PREFERENCE_POLL,
  isOnValue,
  preferenceChoices,
  toggleAllPreferences,
  togglePreference,
  wantsPromotions,
  type ActivityStatus,
  type PreferenceCategory,
  type PreferenceChoice,
} from '@players-club/domain-models'
import { boolean, record, string } from 'superstruct'
import type { FormDraft } from '../../club/draft/FormDraft.ts'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'

type Categories = readonly PreferenceCategory[]

/** Where the preferences are: loading, edited or being saved. */
export type PreferencesState =
  | { readonly at: 'loading' }
  | {
      readonly at: 'editing' | 'saving'
      /** As the server keeps them. */
      readonly saved: Categories
      /** As they are on the page. */
      readonly temporary: Categories
      /** Why the last save failed. */
      readonly error: ErrorMessage | null
      /** Whether the opt-in activity was complete before it. */
      readonly wasOptInComplete: boolean
      /** How often the opt-in activity is still to be looked at. */
      readonly looksLeft: number
      /** What the opt-in activity has just earned. */
      readonly points: number | null
    }

/** The preferences that were switched, by their key: whether each is on. */
type PreferenceInput = Readonly<Record<string, boolean>>

type Known = Exclude<PreferencesState, { at: 'loading' }>

export type PreferencesEvent =
  | { readonly type: 'loaded'; readonly preferences: Categories }
  | { readonly type: 'toggled'; readonly key: string; readonly isOn: boolean }
  | { readonly type: 'all-toggled'; readonly isOn: boolean }
  | { readonly type: 'restored'; readonly choices: PreferenceInput }
  | { readonly type: 'undone' }
  | { readonly type: 'submitted' }
  | { readonly type: 'saved'; readonly preferences: Categories; readonly isOptInComplete: boolean }
  | { readonly type: 'save-failed'; readonly error: ErrorMessage; readonly isOptInComplete: boolean }
  | { readonly type: 'time-came' }
  | { readonly type: 'activity-read'; readonly status: ActivityStatus }
  | { readonly type: 'activity-failed' }
  | { readonly type: 'points-seen' }

export type PreferencesEffect =
  | { readonly type: 'save'; readonly choices: readonly PreferenceChoice[] }
  | { readonly type: 'showSuccess' }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'lookAtActivity' }
  | { readonly type: 'celebrate' }

type PreferencesStep = Step<PreferencesState, PreferencesEffect | Abandon>

export const canSave = (state: PreferencesState): boolean =>
  state.at === 'editing' && arePreferencesChanged(state.saved, state.temporary)

const loaded = (preferences: Categories): Known => ({
  at: 'editing',
  saved: preferences,
  temporary: preferences,
  error: null,
  wasOptInComplete: true,
  looksLeft: 0,
  points: null,
})

/** What has been switched on the page. */
const switches = ({ saved, temporary }: Known): PreferenceInput =>
  Object.fromEntries(preferenceChoices(saved, temporary).map(({ key, value }) => [key, isOnValue(value)]))

/** Switched as wanted, as far as there are such preferences. */
const switched = (categories: Categories, choices: PreferenceInput): Categories =>
  Object.entries(choices).reduce((some, [key, isOn]) => togglePreference(some, key, isOn), categories)

/** An answer that comes late does not undo what has been switched on the page, nor does the page what it says of the rest. */
const reloaded = (state: Known, preferences: Categories): Known => ({
  ...state,
  saved: preferences,
  temporary: switched(preferences, switches(state)),
})

const wait = { type: 'wait', ms: PREFERENCE_POLL.everyMs } as const

function saved(state: Known, preferences: Categories, isOptInComplete: boolean): PreferencesStep {
  const isAwaited = wantsPromotions(preferences) && !isOptInComplete
  const next = { ...state, at: 'editing', saved: preferences, temporary: preferences, error: null } as const
  return isAwaited
    ? [{ ...next, looksLeft: PREFERENCE_POLL.times }, [{ type: 'showSuccess' }, wait]]
    : [{ ...next, looksLeft: 0 }, [{ type: 'showSuccess' }]]
}

/** After a save that failed, preferences that are read again as they were switched were saved by it: its answer was lost. */
function read(state: Known, preferences: Categories): PreferencesStep {
  const next = reloaded(state, preferences)
  const wasSaved = state.error !== null && canSave(state) && !canSave(next)
  return wasSaved ? saved(next, preferences, state.wasOptInComplete) : [next, []]
}

/** One look less; the next one comes in two seconds, unless it was the last. */
function looked(state: Known, status: ActivityStatus | null): PreferencesStep {
  if (status?.limitReached)
    return [{ ...state, looksLeft: 0, points: status.points }, [{ type: 'celebrate' }]]
  const looksLeft = state.looksLeft - 1
  return [{ ...state, looksLeft }, looksLeft > 0 ? [wait] : []]
}

function editing(state: Known, event: PreferencesEvent): PreferencesStep {
  switch (event.type) {
    case 'toggled':
      return [{ ...state, temporary: togglePreference(state.temporary, event.key, event.isOn) }, []]
    case 'all-toggled':
      return [{ ...state, temporary: toggleAllPreferences(state.temporary, event.isOn) }, []]
    case 'restored':
      return [{ ...state, temporary: switched(state.temporary, event.choices) }, []]
    case 'undone':
      return [{ ...state, temporary: state.saved, error: null }, []]
    case 'loaded':
      return read(state, event.preferences)
    case 'submitted':
      if (!canSave(state)) return [state, []]
      return [
        { ...state, at: 'saving', error: null, looksLeft: 0 },
        // Whatever the save before was waiting for is not waited for any longer.
        [abandon, { type: 'save', choices: preferenceChoices(state.saved, state.temporary) }],
      ]
    case 'time-came':
      return [state, state.looksLeft > 0 ? [{ type: 'lookAtActivity' }] : []]
    case 'activity-read':
      return looked(state, event.status)
    case 'activity-failed':
      return looked(state, null)
    case 'points-seen':
      return [{ ...state, points: null }, []]
    default:
      return [state, []]
  }
}

function transition(state: PreferencesState, event: PreferencesEvent): PreferencesStep {
  switch (state.at) {
    case 'loading':
      return event.type === 'loaded' ? [loaded(event.preferences), []] : [state, []]
    case 'editing':
      return editing(state, event)
    case 'saving':
      // The player leaves without the switches. A late answer must not bring them back into the draft.
      if (event.type === 'undone')
        return [{ ...state, at: 'editing', temporary: state.saved, error: null }, [abandon]]
      if (event.type === 'saved') return saved(state, event.preferences, event.isOptInComplete)
      if (event.type === 'save-failed') {
        const { error, isOptInComplete: wasOptInComplete } = event
        return [{ ...state, at: 'editing', error, wasOptInComplete }, []]
      }
      return [state, []]
  }
}

/** Communication preferences: changed on the page, kept by a save; then the opt-in activity is looked at. */
export const preferencesMachine = (
  preferences: Categories | undefined,
): Machine<PreferencesState, PreferencesEvent, PreferencesEffect> => ({
  initial: preferences ? loaded(preferences) : { at: 'loading' },
  transition,
})

/** The preferences that differ from the saved ones. */
export const preferencesDraft: FormDraft<PreferencesState, PreferencesEvent, PreferenceInput> = {
  form: 'preferences',
  struct: record(string(), boolean()),
  inputOf(state) {
    if (state.at === 'loading') return undefined
    return arePreferencesChanged(state.saved, state.temporary) ? switches(state) : null
  },
  restored: choices => ({ type: 'restored', choices }),
}
