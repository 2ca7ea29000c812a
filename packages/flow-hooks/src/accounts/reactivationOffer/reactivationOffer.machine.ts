import type { ErrorMessage } from '@players-club/api-client'
import { abandon, type Machine } from '../../club/machine/Machine.ts'

export type ReactivationOfferState =
  | { readonly at: 'closed' }
  | { readonly at: 'asking'; readonly email: string; readonly error: ErrorMessage | null }
  | { readonly at: 'sending'; readonly email: string }
  | { readonly at: 'sent' }

export type ReactivationOfferEvent =
  | { readonly type: 'offered'; readonly email: string }
  | { readonly type: 'accepted' }
  | { readonly type: 'mailed' }
  | { readonly type: 'failed'; readonly message: ErrorMessage }
  | { readonly type: 'closed' }

export type ReactivationOfferEffect = { readonly type: 'unsuspend'; readonly email: string }

/** The owner of a suspended account is asked whether to have the key mailed that reactivates it. */
export const reactivationOfferMachine: Machine<
  ReactivationOfferState,
  ReactivationOfferEvent,
  ReactivationOfferEffect
> = {
  initial: { at: 'closed' },
  transition(state, event) {
    if (event.type === 'closed') return [{ at: 'closed' }, state.at === 'sending' ? [abandon] : []]
    switch (state.at) {
      case 'closed':
        if (event.type !== 'offered') return [state, []]
        return [{ at: 'asking', email: event.email.trim(), error: null }, []]
      case 'asking': {
        const { email } = state
        if (event.type !== 'accepted') return [state, []]
        return [{ at: 'sending', email }, [{ type: 'unsuspend', email }]]
      }
      case 'sending':
        if (event.type === 'mailed') return [{ at: 'sent' }, []]
        if (event.type !== 'failed') return [state, []]
        return [{ at: 'asking', email: state.email, error: event.message }, []]
      case 'sent':
        return [state, []]
    }
  },
}
