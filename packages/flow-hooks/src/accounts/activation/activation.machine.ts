import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import type { MessageKey } from '@players-club/domain-models'
import type { Machine } from '../../club/machine/Machine.ts'

/** What came of an activation; `active` was so before. */
export type ActivationOutcome = 'success' | 'active' | 'expired' | 'notFound' | 'error'

export type ActivationState =
  | { readonly at: 'activating' }
  | { readonly at: 'done'; readonly outcome: ActivationOutcome; readonly message: ErrorMessage }

export type ActivationEvent =
  | { readonly type: 'activated' }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'retried' }

export type ActivationEffect = { readonly type: 'activate' }

const OUTCOMES: Readonly<Record<string, { outcome: ActivationOutcome; key: MessageKey }>> = {
  'activated.already': { outcome: 'active', key: 'activated.already' },
  'error.activation.expired': { outcome: 'expired', key: 'error.activation.expired' },
  'error.user.notfound': { outcome: 'notFound', key: 'error.user.notfound' },
  // Too long, or cut off: no key of ours.
  'error.badRequest': { outcome: 'notFound', key: 'error.user.notfound' },
}

/** The specific outcome first; a fault of the server's in its own words. */
function failed(error: unknown): ActivationState {
  const problem = error instanceof ApiError ? error.problem : undefined
  const known = OUTCOMES[problem?.errorKey ?? '']
  if (known) return { at: 'done', outcome: known.outcome, message: { key: known.key } }
  const message = problem?.status === 500 ? { text: problem.title } : errorMessage(error)
  return { at: 'done', outcome: 'error', message }
}

/** The activation of an account with the key from the mail, attempted as soon as the page is there. */
export const activationMachine: Machine<ActivationState, ActivationEvent, ActivationEffect> = {
  initial: { at: 'activating' },
  start: [{ type: 'activate' }],
  transition(state, event) {
    if (state.at === 'done') {
      const isRetry = event.type === 'retried' && state.outcome === 'error'
      return isRetry ? [{ at: 'activating' }, [{ type: 'activate' }]] : [state, []]
    }
    if (event.type === 'failed') return [failed(event.error), []]
    if (event.type !== 'activated') return [state, []]
    return [{ at: 'done', outcome: 'success', message: { key: 'accounts.activation.done' } }, []]
  },
}
