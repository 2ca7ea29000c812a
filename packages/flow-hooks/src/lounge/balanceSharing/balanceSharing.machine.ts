import type { ErrorMessage } from '@players-club/api-client'
import type { Machine, Step } from '../../club/machine/Machine.ts'

export type BalanceSharingState =
  | { readonly at: 'asking' }
  | { readonly at: 'sharing' }
  | { readonly at: 'shared' }
  | { readonly at: 'declined' }
  | { readonly at: 'failed'; readonly message: ErrorMessage }

export type BalanceSharingEvent =
  | { readonly type: 'allowed' }
  | { readonly type: 'declined' }
  | { readonly type: 'code-made'; readonly code: string }
  | { readonly type: 'code-refused'; readonly message: ErrorMessage }

export type BalanceSharingEffect =
  | { readonly type: 'makeCode' }
  /** Gives the code to the widget that opened the window, and closes the window. */
  | { readonly type: 'deliver'; readonly code: string }
  | { readonly type: 'decline' }

function transition(
  state: BalanceSharingState,
  event: BalanceSharingEvent,
): Step<BalanceSharingState, BalanceSharingEffect> {
  switch (state.at) {
    case 'asking':
    case 'failed':
      if (event.type === 'allowed') return [{ at: 'sharing' }, [{ type: 'makeCode' }]]
      if (event.type === 'declined') return [{ at: 'declined' }, [{ type: 'decline' }]]
      return [state, []]
    case 'sharing':
      if (event.type === 'code-made') return [{ at: 'shared' }, [{ type: 'deliver', code: event.code }]]
      if (event.type === 'code-refused') return [{ at: 'failed', message: event.message }, []]
      return [state, []]
    case 'shared':
    case 'declined':
      return [state, []]
  }
}

/** Asks the player whether a partner's page may show their balance; only then is there a code. */
export const balanceSharingMachine: Machine<BalanceSharingState, BalanceSharingEvent, BalanceSharingEffect> =
  {
    initial: { at: 'asking' },
    transition,
  }
