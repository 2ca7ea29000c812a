import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import {
  attemptsLeft,
  emptyAddress,
  firstIdentityState,
  ID_SCAN_KEYS,
  idScanOutcome,
  identityValues,
  isIdentityValid,
  type IdentityResult,
  type IdentityValues,
  type UserProfile,
} from '@players-club/domain-models'
import { identityErrors, type AgeCheck } from '@players-club/forms-validation'
import { withoutChanged } from '../../club/fields.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'
import { changesOf, refusedFields } from '../../profile/editProfile/profileForm.ts'
import type { Asking, Entry, VerifyIdentityState } from './VerifyIdentityState.ts'

export type VerifyIdentityEvent =
  | { readonly type: 'opened'; readonly profile: UserProfile }
  | { readonly type: 'closed' }
  /** The profile was loaded again. */
  | { readonly type: 'profile-read'; readonly profile: UserProfile }
  | { readonly type: 'changed'; readonly change: Partial<IdentityValues> }
  | ({ readonly type: 'submitted' } & AgeCheck)
  | { readonly type: 'answered'; readonly result: IdentityResult }
  | { readonly type: 'refused'; readonly error: unknown }
  | { readonly type: 'retried' }
  | { readonly type: 'scan-requested' }
  | { readonly type: 'scan-offered'; readonly result: IdentityResult }
  | { readonly type: 'scan-started' }
  | { readonly type: 'poll-due' }
  | { readonly type: 'status-read'; readonly result: IdentityResult }
  | { readonly type: 'status-unread' }
  | { readonly type: 'hidden' }
  | { readonly type: 'shown' }
  | { readonly type: 'points-seen' }

export type VerifyIdentityEffect =
  | { readonly type: 'verify'; readonly values: IdentityValues }
  | { readonly type: 'renew' }
  | { readonly type: 'waitForPoll' }
  | { readonly type: 'readStatus' }
  | { readonly type: 'reopen' }
  /** What the profile says of the identity has changed, and with it perhaps the balance. */
  | { readonly type: 'reload' }
  /** The club shows the name it knows now. */
  | { readonly type: 'adopt'; readonly values: IdentityValues }
  | { readonly type: 'celebrate' }

type VerifyIdentityStep = Step<VerifyIdentityState, VerifyIdentityEffect | Abandon>
type At<Name extends VerifyIdentityState['at']> = Extract<VerifyIdentityState, { at: Name }>

const noValues: IdentityValues = {
  ...emptyAddress,
  firstName: '',
  lastName: '',
  birthDate: '',
  ssnLast4: '',
}
const dataEntry = ({ values, begun, attemptsLeft: left }: Entry, notice: ErrorMessage | null = null) =>
  ({ at: 'dataEntry', values, begun, errors: {}, notice, attemptsLeft: left }) as const
const begin = (values: IdentityValues, left: number) =>
  dataEntry({ values, begun: values, attemptsLeft: left })

const reload = { type: 'reload' } as const
const waitForPoll = { type: 'waitForPoll' } as const
const renew = { type: 'renew' } as const
const asking: Asking = { isAsking: true, notice: null }
const resting: Asking = { isAsking: false, notice: null }

function opened(profile: UserProfile): VerifyIdentityStep {
  const at = firstIdentityState(profile)
  switch (at) {
    case 'dataEntry':
      return [begin(identityValues(profile), attemptsLeft(profile)), [abandon]]
    case 'verified':
      return [{ at, profileUpdated: false, points: null }, [abandon]]
    case 'dataExpired':
      return [{ at, ...resting }, [abandon]]
    case 'maxAttemptsReached':
      return [{ at, manualScanUrl: null, ...asking }, [abandon, { type: 'readStatus' }]]
  }
}

function verified({ profileUpdated, completeActivityPoints = 0 }: IdentityResult): VerifyIdentityStep {
  const hasEarned = completeActivityPoints > 0
  const points = hasEarned ? completeActivityPoints : null
  return [{ at: 'verified', profileUpdated, points }, hasEarned ? [reload, { type: 'celebrate' }] : [reload]]
}

/** What was entered, on top of what the profile says now. */
function rebased<E extends Entry>(entry: E, profile: UserProfile): E {
  const begun = identityValues(profile)
  return { ...entry, values: { ...begun, ...changesOf(entry.values, entry.begun) }, begun }
}

/**
 * The dialog may have opened with a profile that was out of date, and a check whose answer was lost may have used up an
 * attempt, or verified the player.
 */
function reloaded(state: At<'dataEntry'>, profile: UserProfile): VerifyIdentityStep {
  const [known, effects] = opened(profile)
  if (known.at !== 'dataEntry') return [known, [...effects, reload]]
  const next = rebased(state, profile)
  const errors = withoutChanged(state.errors, changesOf(next.values, state.values))
  return [{ ...next, errors, attemptsLeft: known.attemptsLeft }, []]
}

function entering(state: At<'dataEntry'>, event: VerifyIdentityEvent): VerifyIdentityStep {
  if (event.type === 'changed') {
    const { change } = event
    const errors = withoutChanged(state.errors, change)
    return [{ ...state, values: { ...state.values, ...change }, errors }, []]
  }
  if (event.type === 'profile-read') return reloaded(state, event.profile)
  if (event.type !== 'submitted') return [state, []]
  const { values } = state
  const errors = identityErrors(values, event)
  if (Object.keys(errors).length > 0) return [{ ...state, errors, notice: null }, []]
  // The SSN digits are sent once and never kept: a retry requires them again.
  const kept = { ...values, ssnLast4: '' }
  const { begun, attemptsLeft: left } = state
  return [{ at: 'inProgress', values: kept, begun, attemptsLeft: left }, [{ type: 'verify', values }]]
}

function answered({ values, begun }: Entry, result: IdentityResult): VerifyIdentityStep {
  const { remainingAttempts, manualScanUrl, profileUpdated } = result
  if (result.verified) {
    const [state, effects] = verified(result)
    return [state, profileUpdated ? [...effects, { type: 'adopt', values }] : effects]
  }
  return remainingAttempts > 0
    ? [{ at: 'error', values, begun, attemptsLeft: remainingAttempts }, [reload]]
    : [{ at: 'maxAttemptsReached', manualScanUrl, ...resting }, [reload]]
}

function refused(state: Entry, error: unknown): VerifyIdentityStep {
  if (error instanceof ApiError && error.messageKey === 'Error.idology.expired')
    return [{ at: 'dataExpired', ...resting }, [reload]]
  const entry = dataEntry(state, errorMessage(error))
  return [{ ...entry, errors: refusedFields(error) }, isRefusal(error) ? [] : [reload]]
}

/** The dialog of a player without attempts begins with the outcome of the scan before, which a closed dialog missed. */
function lastScanRead(state: At<'maxAttemptsReached'>, result: IdentityResult): VerifyIdentityStep {
  const { verified: isVerified, idScanResultKey, manualScanUrl } = result
  if (isVerified) return verified(result)
  if (idScanResultKey === ID_SCAN_KEYS.failure) return [{ at: 'manualScanError', ...resting }, []]
  return idScanResultKey === ID_SCAN_KEYS.pending && manualScanUrl
    ? [{ ...state, ...resting, manualScanUrl }, []]
    : [state, [renew]]
}

/** A link was requested. With one the flow continues to the scan, or offers the scan first if no attempts are left. */
function offered(
  state: At<'dataExpired' | 'maxAttemptsReached' | 'manualScanError'>,
  event: VerifyIdentityEvent,
): VerifyIdentityStep {
  if (event.type === 'scan-requested')
    return state.isAsking ? [state, []] : [{ ...state, ...asking }, [renew]]
  if (!state.isAsking) return [state, []]
  if (event.type === 'refused')
    return [{ ...state, isAsking: false, notice: errorMessage(event.error) }, [reload]]
  if (event.type !== 'scan-offered') return [state, []]
  if (event.result.verified) return verified(event.result)
  const { manualScanUrl } = event.result
  if (state.at === 'maxAttemptsReached') return [{ ...state, ...resting, manualScanUrl }, []]
  return manualScanUrl
    ? [{ at: 'manualEntry', manualScanUrl, isUnread: false }, [waitForPoll]]
    : [{ ...state, isAsking: false, notice: { key: 'identity.noAttemptsLeft.noScan' } }, []]
}

function scanning(state: At<'manualEntry'>, event: VerifyIdentityEvent): VerifyIdentityStep {
  switch (event.type) {
    case 'poll-due':
    case 'shown':
      return [state, [{ type: 'readStatus' }]]
    case 'hidden':
      return [state, [abandon]]
    case 'status-unread':
      return [{ ...state, isUnread: true }, [waitForPoll]]
    case 'status-read': {
      // Without a key there is no scan: it has lapsed, for example because the name was corrected elsewhere.
      if (event.result.idScanResultKey === null) return [state, [reload, { type: 'reopen' }]]
      const outcome = idScanOutcome(event.result)
      if (outcome === 'pending') return [{ ...state, isUnread: false }, [waitForPoll]]
      if (outcome === 'approved') return verified(event.result)
      return [{ at: 'manualScanError', ...resting }, [reload]]
    }
    default:
      return [state, []]
  }
}

/** Digits that were typed and not sent are gone with the form. */
const forgetful = (state: VerifyIdentityState): VerifyIdentityState =>
  state.at === 'dataEntry' ? { ...state, values: { ...state.values, ssnLast4: '' } } : state

function transition(state: VerifyIdentityState, event: VerifyIdentityEvent): VerifyIdentityStep {
  if (event.type === 'opened') return opened(event.profile)
  if (event.type === 'closed') {
    // The check or the scan goes on without the dialog: the profile may have its outcome already.
    const isGoingOn = state.at === 'inProgress' || state.at === 'manualEntry'
    return [forgetful(state), isGoingOn ? [abandon, reload] : [abandon]]
  }
  switch (state.at) {
    case 'dataEntry':
      return entering(state, event)
    case 'inProgress':
      if (event.type === 'answered') return answered(state, event.result)
      if (event.type === 'profile-read') return [{ ...state, attemptsLeft: attemptsLeft(event.profile) }, []]
      return event.type === 'refused' ? refused(state, event.error) : [state, []]
    case 'error':
      if (event.type === 'profile-read') return [rebased(state, event.profile), []]
      return event.type === 'retried' ? [dataEntry(state), []] : [state, []]
    case 'maxAttemptsReached': {
      const { manualScanUrl } = state
      if (event.type === 'scan-started' && manualScanUrl)
        return [{ at: 'manualEntry', manualScanUrl, isUnread: false }, [waitForPoll]]
      if (state.isAsking && event.type === 'status-read') return lastScanRead(state, event.result)
      if (state.isAsking && event.type === 'status-unread') return [state, [renew]]
      return offered(state, event)
    }
    case 'dataExpired':
    case 'manualScanError':
      return offered(state, event)
    case 'manualEntry':
      return scanning(state, event)
    case 'verified':
      // The profile that the dialog opened with was out of date. That of a check that has just succeeded is valid: its
      // reload drops the requests before it.
      if (event.type === 'profile-read' && !isIdentityValid(event.profile)) return opened(event.profile)
      return [event.type === 'points-seen' ? { ...state, points: null } : state, []]
  }
}

/** Verifying an identity: by what is entered, and when that does not do, by a scan of an id. */
export const verifyIdentityMachine: Machine<VerifyIdentityState, VerifyIdentityEvent, VerifyIdentityEffect> =
  {
    initial: begin(noValues, 0),
    transition,
  }
