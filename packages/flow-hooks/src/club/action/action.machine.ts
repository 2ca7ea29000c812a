import type { ErrorMessage } from '@players-club/api-client'
import { abandon, type Abandon, type Machine, type Step } from '../machine/Machine.ts'

interface Attempt<I> {
  readonly input: I
  /** The idempotency key of the request. */
  readonly key: string
  /** Whether an attempt may have arrived although its answer did not. */
  readonly isOutcomeUnknown: boolean
}

/** Where an action is: asked, pending, done with its value, or failed with a message. */
export type ActionState<I = void, T = unknown> =
  | { readonly at: 'idle' }
  | (Attempt<I> &
      (
        | { readonly at: 'confirming' }
        | { readonly at: 'pending' }
        | { readonly at: 'done'; readonly value: T }
        | { readonly at: 'failed'; readonly error: ErrorMessage }
      ))

export type ActionEvent<I, T> =
  | { readonly type: 'asked'; readonly input: I; readonly key: string }
  | { readonly type: 'changed'; readonly input: I }
  /** The key is used where the one before was refused. */
  | { readonly type: 'confirmed'; readonly key: string }
  | { readonly type: 'succeeded'; readonly value: T }
  /** A refusal says that nothing was done. */
  | { readonly type: 'failed'; readonly error: ErrorMessage; readonly isRefusal: boolean }
  | { readonly type: 'cancelled' }
  | { readonly type: 'reset' }

export type ActionEffect<I, T> =
  /** A retry repeats a request whose answer was lost. */
  | { readonly type: 'call'; readonly input: I; readonly key: string; readonly isRetry: boolean }
  | { readonly type: 'done'; readonly value: T }
  | { readonly type: 'failed'; readonly error: ErrorMessage; readonly isRefusal: boolean }

function transition<I, T>(
  state: ActionState<I, T>,
  event: ActionEvent<I, T>,
): Step<ActionState<I, T>, ActionEffect<I, T> | Abandon> {
  switch (event.type) {
    case 'asked': {
      // What may have arrived is repeated first: another input would be a second request.
      const isFree = state.at === 'idle' || (state.at === 'failed' && !state.isOutcomeUnknown)
      if (!isFree) return [state, []]
      return [{ at: 'confirming', input: event.input, key: event.key, isOutcomeUnknown: false }, []]
    }
    case 'changed':
      return state.at === 'confirming' ? [{ ...state, input: event.input }, []] : [state, []]
    case 'confirmed': {
      if (state.at !== 'confirming' && state.at !== 'failed') return [state, []]
      const { input, isOutcomeUnknown } = state
      // The server keeps the answer of a key: after a refusal the same key would be refused again.
      const key = state.at === 'failed' && !isOutcomeUnknown ? event.key : state.key
      return [
        { at: 'pending', input, key, isOutcomeUnknown },
        [{ type: 'call', input, key, isRetry: isOutcomeUnknown }],
      ]
    }
    case 'succeeded': {
      if (state.at !== 'pending') return [state, []]
      const { value } = event
      return [{ ...state, at: 'done', value }, [{ type: 'done', value }]]
    }
    case 'failed': {
      if (state.at !== 'pending') return [state, []]
      const { error, isRefusal } = event
      const failed = { ...state, at: 'failed', error, isOutcomeUnknown: !isRefusal } as const
      return [failed, [{ type: 'failed', error, isRefusal }]]
    }
    case 'cancelled':
      return [state.at === 'pending' ? state : { at: 'idle' }, []]
    case 'reset':
      return [{ at: 'idle' }, [abandon]]
  }
}

/** Asked, confirmed, then done or failed. A retry sends the same input under the same idempotency key. */
export const actionMachine = <I, T>(): Machine<ActionState<I, T>, ActionEvent<I, T>, ActionEffect<I, T>> => ({
  initial: { at: 'idle' },
  transition,
})
