import type { ErrorMessage } from '@players-club/api-client'
import type { LocationOutcome, LocationRefusal } from '@players-club/domain-models'
import type { Machine, Step } from '../../club/machine/Machine.ts'

/** Where the checks before redeeming or claiming entries are: idle, verifying, locating, locationRefused or passed. */
export type EntryGateState =
  | { readonly at: 'idle' }
  | { readonly at: 'verifying' }
  | { readonly at: 'locating' }
  | { readonly at: 'locationRefused'; readonly locationRefusal: LocationRefusal }
  /** Passed: what is behind the gate is shown, until it is closed. */
  | { readonly at: 'open' }

/** What has happened in the checks before entries are redeemed or claimed: a request, a location, or the end. */
export type EntryGateEvent =
  | { readonly type: 'requested'; readonly isSignedIn: boolean; readonly isVerified: boolean }
  /** It could not be found out whether the player is verified, or what they have. */
  | { readonly type: 'unknown'; readonly message: ErrorMessage }
  | { readonly type: 'located'; readonly outcome: LocationOutcome }
  | { readonly type: 'location-failed'; readonly message: ErrorMessage }
  | { readonly type: 'location-retried' }
  | { readonly type: 'entered' }
  | { readonly type: 'closed' }

/** An effect of the checks before entries are redeemed or claimed: sign-in, location, messages, reloads. */
export type EntryGateEffect =
  | { readonly type: 'signIn' }
  | { readonly type: 'locate' }
  | { readonly type: 'open' }
  | { readonly type: 'showMessage'; readonly message: ErrorMessage }
  | { readonly type: 'reload' }
  | { readonly type: 'reloadSoon' }
  /** Tells that the attempt is over, whatever the outcome. */
  | { readonly type: 'end' }

type EntryGateStep = Step<EntryGateState, EntryGateEffect>

const IDLE = { at: 'idle' } as const
const reload = { type: 'reload' } as const
const end = { type: 'end' } as const
const locating: EntryGateStep = [{ at: 'locating' }, [{ type: 'locate' }]]

function requested({ isSignedIn, isVerified }: EntryGateEvent & { type: 'requested' }): EntryGateStep {
  // Over even if sign-in cannot be loaded: a press after it begins another attempt.
  if (!isSignedIn) return [IDLE, [{ type: 'signIn' }, end]]
  return isVerified ? locating : [{ at: 'verifying' }, []]
}

function transition(state: EntryGateState, event: EntryGateEvent): EntryGateStep {
  switch (state.at) {
    case 'idle':
      if (event.type === 'unknown')
        return [IDLE, [{ type: 'showMessage', message: event.message }, reload, end]]
      return event.type === 'requested' ? requested(event) : [state, []]
    case 'verifying':
      // The player may be verified by now: the profile is reloaded, and the next press reads it.
      return event.type === 'closed' ? [IDLE, [reload, end]] : [state, []]
    case 'locating':
      if (event.type === 'location-failed')
        return [IDLE, [{ type: 'showMessage', message: event.message }, end]]
      if (event.type !== 'located') return [state, []]
      if (event.outcome === 'inRegion') return [{ at: 'open' }, [{ type: 'open' }]]
      return [{ at: 'locationRefused', locationRefusal: event.outcome }, []]
    case 'locationRefused':
      // Pressed only: a request that a reload of the profile repeats must not replace the explanation.
      if (event.type === 'location-retried') return locating
      return event.type === 'closed' ? [IDLE, [end]] : [state, []]
    case 'open':
      if (event.type === 'entered') return [state, [{ type: 'reloadSoon' }]]
      return event.type === 'closed' ? [IDLE, [end]] : [state, []]
  }
}

/** The checks before an entry to a drawing, free or for tokens: sign-in, identity, location. */
export const entryGateMachine: Machine<EntryGateState, EntryGateEvent, EntryGateEffect> = {
  initial: IDLE,
  transition,
}
