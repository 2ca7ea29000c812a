import type { ErrorMessage } from '@players-club/api-client'
import {
  claimMismatches,
  claimValues,
  type ClaimField,
  type ClaimValues,
  type FreeEntry,
  type LocationOutcome,
  type LocationRefusal,
  type MessageKey,
  type UserProfile,
} from '@players-club/domain-models'
import { type AgeCheck, claimErrors, maskPhone } from '@players-club/forms-validation'
import { captchaFailure } from '../../club/captcha.ts'
import { knownFields } from '../../club/draft/FormDraft.ts'
import { withTouched } from '../../club/fields.ts'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'

/** Each of the two has to be ticked. */
export interface ClaimBoxes {
  readonly updates: boolean
  readonly terms: boolean
}

/** The form of a free entry: what is typed and ticked, its captcha, and how the last attempt ended. */
export interface ClaimForm {
  readonly values: ClaimValues
  /** As the profile filled it in. */
  readonly initial: ClaimValues
  readonly boxes: ClaimBoxes
  /** Fields that have been touched: what is wrong with them may be said. */
  readonly touched: readonly ClaimField[]
  readonly captcha: 'working' | 'done' | 'failed'
  /** Why the captcha failed. */
  readonly captchaFailure: ErrorMessage | null
  /** Of the solved captcha. */
  readonly token: string
  /** Of this opening of the form: the same for every attempt. */
  readonly key: string
  /** The draw that was shown when the form opened; null where none was open, and once it has closed and the form says so. */
  readonly drawId: number | null
  /** An attempt may have arrived although its answer did not: only the very same may be tried again. */
  readonly isOutcomeUnknown: boolean
  readonly error: ErrorMessage | null
  /** Where the last attempt differed from the profile. */
  readonly mismatches: readonly ClaimField[]
  /** Why the location check refused the claim, if it did. */
  readonly locationRefusal: LocationRefusal | null
}

/** Where the claim of a free entry is: not open, being filled in, at one of its checks, claimed, refused or closed. */
export type ClaimState =
  | { readonly at: 'idle' }
  /** As idle; what was entered is gone. */
  | { readonly at: 'closed' }
  | (ClaimForm & { readonly at: 'filling' })
  /** The place is asked once more: a form takes time. */
  | (ClaimForm & { readonly at: 'placing' })
  | (ClaimForm & { readonly at: 'claiming' })
  | { readonly at: 'claimed'; readonly entry: FreeEntry }
  | { readonly at: 'refused'; readonly message: ErrorMessage }

/** The form, or its result. */
export type ClaimStage = Exclude<ClaimState, { at: 'idle' | 'closed' }>

/** What has happened in the claim of a free entry: input, the captcha, the location, or an answer. */
export type ClaimEvent =
  | {
      readonly type: 'opened'
      readonly key: string
      readonly profile: UserProfile
      readonly drawId: number | null
    }
  | { readonly type: 'changed'; readonly change: Partial<ClaimValues> }
  | { readonly type: 'restored'; readonly input: Readonly<Record<string, string>> }
  | { readonly type: 'touched'; readonly field: ClaimField }
  | { readonly type: 'ticked'; readonly boxes: Partial<ClaimBoxes> }
  | { readonly type: 'captcha-solved'; readonly token: string }
  | { readonly type: 'captcha-failed'; readonly error: unknown }
  | { readonly type: 'captcha-retried' }
  | ({ readonly type: 'submitted'; readonly profile: UserProfile; readonly drawId: number | null } & AgeCheck)
  | { readonly type: 'located'; readonly outcome: LocationOutcome }
  | { readonly type: 'location-failed'; readonly message: ErrorMessage }
  | { readonly type: 'claimed'; readonly entry: FreeEntry }
  | { readonly type: 'refused'; readonly message: ErrorMessage }
  /** The outcome of the claim is unknown. */
  | { readonly type: 'lost'; readonly message: ErrorMessage }
  | { readonly type: 'closed' }

/** An effect of the claim of a free entry: the captcha, the location, the call, and reloads. */
export type ClaimEffect =
  | { readonly type: 'locate' }
  | { readonly type: 'reload' }
  /** Fetches a captcha and solves it. */
  | { readonly type: 'prove' }
  | {
      readonly type: 'claim'
      readonly drawId: number
      readonly values: ClaimValues
      readonly token: string
      readonly key: string
      /** It repeats a claim whose answer was lost. */
      readonly isRetry: boolean
    }
  | { readonly type: 'reloadSoon' }
  /** Closes the gate. */
  | { readonly type: 'end' }

type ClaimStep = Step<ClaimState, ClaimEffect | Abandon>
type Filling = ClaimState & { at: 'filling' }

const MISMATCH = 'lounge.claim.mismatch'
const CAPTCHA_FAILED = 'lounge.claim.captchaFailed'
const DRAW_CHANGED = 'error.reward.drawChanged'

/** What can be corrected in the form, or passes; any other refusal ends the attempt. */
const CORRECTABLE: readonly (MessageKey | undefined)[] = [
  'error.reward.freeEntryTrace',
  'location.notInRegion',
  'location.unavailable',
  MISMATCH,
  CAPTCHA_FAILED,
  DRAW_CHANGED,
]

const CLOSED = { at: 'closed' } as const
const prove = { type: 'prove' } as const
const reload = { type: 'reload' } as const
const end = { type: 'end' } as const

function opened({ key, profile, drawId }: ClaimEvent & { type: 'opened' }): ClaimStep {
  const known = claimValues(profile)
  const values = { ...known, phone: maskPhone(known.phone) }
  const form: Filling = {
    at: 'filling',
    values,
    initial: values,
    boxes: { updates: false, terms: false },
    touched: [],
    captcha: 'working',
    captchaFailure: null,
    token: '',
    key,
    drawId,
    isOutcomeUnknown: false,
    error: null,
    mismatches: [],
    locationRefusal: null,
  }
  return [form, [prove]]
}

/** Both boxes are ticked, the data are valid, and the captcha is done. */
export const canClaim = ({ boxes, captcha, values }: ClaimForm, ages: AgeCheck): boolean =>
  boxes.updates && boxes.terms && captcha === 'done' && Object.keys(claimErrors(values, ages)).length === 0

function submitted(state: Filling, event: ClaimEvent & { type: 'submitted' }): ClaimStep {
  if (!canClaim(state, event)) return [state, []]
  const isDrawKnown = state.isOutcomeUnknown || event.drawId !== null
  const drawId = isDrawKnown ? (state.drawId ?? event.drawId) : null
  const mismatches = state.isOutcomeUnknown ? [] : claimMismatches(state.values, event.profile)
  const form = { ...state, mismatches, locationRefusal: null }
  if (mismatches.length > 0) return [{ ...form, error: { key: MISMATCH } }, []]
  return [{ ...form, at: 'placing', drawId, error: null }, [{ type: 'locate' }]]
}

function filling(state: Filling, event: ClaimEvent): ClaimStep {
  switch (event.type) {
    case 'changed': {
      if (state.isOutcomeUnknown) return [state, []]
      const mismatches = state.mismatches.filter(field => !(field in event.change))
      return [{ ...state, values: { ...state.values, ...event.change }, mismatches, error: null }, []]
    }
    case 'restored':
      return [{ ...state, values: { ...state.values, ...knownFields(event.input, state.values) } }, []]
    case 'touched':
      return [{ ...state, touched: withTouched(state.touched, event.field) }, []]
    case 'ticked':
      return state.isOutcomeUnknown
        ? [state, []]
        : [{ ...state, boxes: { ...state.boxes, ...event.boxes } }, []]
    case 'captcha-solved':
      return [{ ...state, captcha: 'done', token: event.token }, []]
    case 'captcha-failed':
      return [
        {
          ...state,
          captcha: 'failed',
          captchaFailure: captchaFailure(event.error, 'lounge.claim.captcha.failed'),
        },
        [],
      ]
    case 'captcha-retried':
      if (state.captcha !== 'failed') return [state, []]
      return [{ ...state, captcha: 'working', captchaFailure: null }, [prove]]
    case 'submitted':
      return submitted(state, event)
    case 'closed':
      if (state.locationRefusal) return [{ ...state, locationRefusal: null }, []]
      return [CLOSED, state.isOutcomeUnknown ? [abandon, reload, end] : [abandon, end]]
    default:
      return [state, []]
  }
}

function placing(state: ClaimState & { at: 'placing' }, event: ClaimEvent): ClaimStep {
  if (event.type === 'location-failed') return [{ ...state, at: 'filling', error: event.message }, []]
  if (event.type !== 'located') return [state, []]
  if (event.outcome !== 'inRegion') return [{ ...state, at: 'filling', locationRefusal: event.outcome }, []]
  const { values, drawId, token, key, isOutcomeUnknown: isRetry } = state
  if (drawId === null) return [{ at: 'refused', message: { key: 'error.reward.noActiveDraws' } }, [reload]]
  return [{ ...state, at: 'claiming' }, [{ type: 'claim', values, drawId, token, key, isRetry }]]
}

function refused(state: ClaimState & { at: 'claiming' }, message: ErrorMessage): ClaimStep {
  if (!CORRECTABLE.includes(message.key)) return [{ at: 'refused', message }, [reload]]
  // The server has said that nothing was done: whatever was not known before is known now.
  const form: Filling = { ...state, at: 'filling', isOutcomeUnknown: false, error: message }
  if (message.key === CAPTCHA_FAILED) return [{ ...form, captcha: 'working', token: '' }, [prove]]
  if (message.key === DRAW_CHANGED) return [{ ...form, drawId: null }, [reload]]
  return [form, message.key === MISMATCH ? [reload] : []]
}

function claiming(state: ClaimState & { at: 'claiming' }, event: ClaimEvent): ClaimStep {
  switch (event.type) {
    case 'claimed':
      return [{ at: 'claimed', entry: event.entry }, [{ type: 'reloadSoon' }]]
    case 'refused':
      return refused(state, event.message)
    case 'lost':
      return [{ ...state, at: 'filling', isOutcomeUnknown: true, error: event.message }, []]
    default:
      return [state, []]
  }
}

function transition(state: ClaimState, event: ClaimEvent): ClaimStep {
  switch (state.at) {
    case 'idle':
    case 'closed':
      return event.type === 'opened' ? opened(event) : [state, []]
    case 'filling':
      return filling(state, event)
    case 'placing':
      return placing(state, event)
    case 'claiming':
      return claiming(state, event)
    case 'claimed':
    case 'refused':
      return event.type === 'closed' ? [CLOSED, [end]] : [state, []]
  }
}

/** The no-purchase form of a free entry, from the open gate on: filled in, located again, sent, and the result. */
export const claimEntryMachine: Machine<ClaimState, ClaimEvent, ClaimEffect> = {
  initial: { at: 'idle' },
  transition,
}
