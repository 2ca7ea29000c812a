import type { ErrorMessage } from '@players-club/api-client'
import type { LocationOutcome } from '@players-club/domain-models'
import type { Step } from '../../club/machine/Machine.ts'

export type Misplaced = Exclude<LocationOutcome, 'inRegion'>

/** The checks before an entry to a drawing, free or paid: identity and location. */
export type GateState =
  | { readonly at: 'idle' }
  | { readonly at: 'verifying' }
  | { readonly at: 'locating' }
  | { readonly at: 'misplaced'; readonly misplaced: Misplaced }

export type GateEvent =
  | { readonly type: 'requested'; readonly isSignedIn: boolean; readonly isVerified: boolean }
  /** It could not be found out whether who asks is verified, or what they have. */
  | { readonly type: 'unknown'; readonly message: ErrorMessage }
  | { readonly type: 'located'; readonly outcome: LocationOutcome; readonly key: string }
  /** The outcome of the request is unknown. */
  | { readonly type: 'lost'; readonly message: ErrorMessage }
  | { readonly type: 'closed' }

export type GateEffect =
  | { readonly type: 'signIn' }
  | { readonly type: 'locate' }
  | { readonly type: 'tell'; readonly message: ErrorMessage }
  | { readonly type: 'reload' }

export const IDLE = { at: 'idle' } as const
export const reload = { type: 'reload' } as const

const STAGES = ['idle', 'verifying', 'locating', 'misplaced'] as const
const EVENTS = ['requested', 'unknown', 'located', 'lost', 'closed'] as const

export const isAtGate = (state: { readonly at: string }): state is GateState =>
  STAGES.some(stage => stage === state.at)

const isGateEvent = (event: { readonly type: string }): event is GateEvent =>
  EVENTS.some(type => type === event.type)

function requested({
  isSignedIn,
  isVerified,
}: GateEvent & { type: 'requested' }): Step<GateState, GateEffect> {
  if (!isSignedIn) return [IDLE, [{ type: 'signIn' }]]
  return isVerified ? [{ at: 'locating' }, [{ type: 'locate' }]] : [{ at: 'verifying' }, []]
}

/** One step at the gate; in the state it is through, and `opened` says where that leads. */
export function throughGate<Opened, Effect>(
  state: GateState,
  event: { readonly type: string },
  opened: (key: string) => Step<Opened, Effect>,
): Step<GateState | Opened, GateEffect | Effect> {
  if (!isGateEvent(event)) return [state, []]
  switch (state.at) {
    case 'idle':
      if (event.type === 'unknown') return [IDLE, [{ type: 'tell', message: event.message }, reload]]
      return event.type === 'requested' ? requested(event) : [state, []]
    case 'verifying':
      // Verified meanwhile or not: what is true now is asked for, and the next press finds it.
      return event.type === 'closed' ? [IDLE, [reload]] : [state, []]
    case 'locating':
      if (event.type === 'lost') return [IDLE, [{ type: 'tell', message: event.message }]]
      if (event.type !== 'located') return [state, []]
      if (event.outcome === 'inRegion') return opened(event.key)
      return [{ at: 'misplaced', misplaced: event.outcome }, []]
    case 'misplaced':
      if (event.type === 'requested') return requested(event)
      return event.type === 'closed' ? [IDLE, []] : [state, []]
  }
}
