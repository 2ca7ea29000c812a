import type { ErrorMessage } from '@players-club/api-client'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'

export type DeactivateState =
  | { readonly at: 'idle' }
  | { readonly at: 'asking'; readonly error: ErrorMessage | null }
  | { readonly at: 'deactivating' }
  | { readonly at: 'done' }

export type DeactivateEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'deactivated' }
  | { readonly type: 'deactivation-failed'; readonly message: ErrorMessage }

export type DeactivateEffect =
  | { readonly type: 'deactivate' }
  | { readonly type: 'endSession' }
  | { readonly type: 'goHome' }
  | { readonly type: 'tell' }

type DeactivateStep = Step<DeactivateState, DeactivateEffect | Abandon>

function transition(state: DeactivateState, event: DeactivateEvent): DeactivateStep {
  switch (state.at) {
    case 'idle':
      return event.type === 'requested' ? [{ at: 'asking', error: null }, []] : [state, []]
    case 'asking':
      if (event.type === 'cancelled') return [{ at: 'idle' }, []]
      return event.type === 'confirmed' ? [{ at: 'deactivating' }, [{ type: 'deactivate' }]] : [state, []]
    case 'deactivating':
      if (event.type === 'deactivation-failed') return [{ at: 'asking', error: event.message }, []]
      if (event.type !== 'deactivated') return [state, []]
      return [{ at: 'done' }, [abandon, { type: 'endSession' }, { type: 'goHome' }, { type: 'tell' }]]
    case 'done':
      return [state, []]
  }
}

/** Deactivation: asked for, confirmed, done; then the player is a guest at home. */
export const deactivateMachine: Machine<DeactivateState, DeactivateEvent, DeactivateEffect> = {
  initial: { at: 'idle' },
  transition,
}
