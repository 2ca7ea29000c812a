import type { ErrorMessage } from '@players-club/api-client'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'

export type SignOutState = { readonly at: 'idle' } | { readonly at: 'signingOut' }

export type SignOutEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'session-revoked' }
  | { readonly type: 'revocation-failed'; readonly message: ErrorMessage }

export type SignOutEffect =
  | { readonly type: 'spin' }
  | { readonly type: 'revokeSession' }
  | { readonly type: 'endSession' }
  | { readonly type: 'goHome' }
  | { readonly type: 'raise'; readonly message: ErrorMessage }

type SignOutStep = Step<SignOutState, SignOutEffect | Abandon>

function transition(state: SignOutState, event: SignOutEvent): SignOutStep {
  if (state.at === 'idle')
    return event.type === 'requested'
      ? [{ at: 'signingOut' }, [{ type: 'spin' }, { type: 'revokeSession' }]]
      : [state, []]

  switch (event.type) {
    case 'requested':
      return [state, []]
    case 'session-revoked':
      return [{ at: 'idle' }, [abandon, { type: 'endSession' }, { type: 'goHome' }]]
    case 'revocation-failed':
      // The player stays signed in while the browser's cookie still opens the account.
      return [{ at: 'idle' }, [abandon, { type: 'raise', message: event.message }]]
  }
}

/** Sign-out: the server's session first, then everything the browser holds of the player. */
export const signOutMachine: Machine<SignOutState, SignOutEvent, SignOutEffect> = {
  initial: { at: 'idle' },
  transition,
}
