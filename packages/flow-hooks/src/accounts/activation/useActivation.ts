'use client'

import { activate, ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import type { MessageKey } from '@players-club/domain-models'
import { useEffect } from 'react'
import { useAction } from '../../club/action/useAction.ts'
import { useClub } from '../../club/useClub.ts'

/** The result of an activation; `active` was so before. */
export type ActivationOutcome = 'success' | 'active' | 'expired' | 'notFound' | 'error'

/** What `useActivation` returns: the result of opening an activation link, and how to try again. */
export type ActivationFlow = {
  /** The result; null while the club is being asked. */
  readonly outcome: ActivationOutcome | null
  readonly message: ErrorMessage | null
  /** Tries again, after an error that says nothing of the account. */
  retry(): void
}

interface Outcome {
  readonly outcome: ActivationOutcome
  readonly message: { readonly key: MessageKey }
}

const SUCCESS: Outcome = { outcome: 'success', message: { key: 'accounts.activation.done' } }

const NOT_FOUND: Outcome = { outcome: 'notFound', message: { key: 'error.user.notfound' } }

const REFUSALS: Readonly<Record<string, Outcome>> = {
  'activated.already': { outcome: 'active', message: { key: 'activated.already' } },
  'error.activation.expired': { outcome: 'expired', message: { key: 'error.activation.expired' } },
  'error.user.notfound': NOT_FOUND,
  // Too long, or cut off: no key of ours.
  'error.badRequest': NOT_FOUND,
}

/** Activates the account that the key was mailed for, as soon as the page is shown. */
export function useActivation(key: string): ActivationFlow {
  const { api } = useClub()
  const { state, submit, confirm, reset } = useAction({
    async call(_, { signal }): Promise<Outcome> {
      // The key works once, and React mounts twice in development: only the mount that stays sends the request.
      await Promise.resolve()
      signal?.throwIfAborted()
      return api.call(activate, { body: { key } }, { signal }).then(() => SUCCESS, knownRefusal)
    },
    toMessage: failureMessage,
  })
  useEffect(() => {
    submit()
    return reset
  }, [key, submit, reset])

  if (state.at === 'failed') return { outcome: 'error', message: state.error, retry: confirm }
  const { outcome, message } = state.at === 'done' ? state.value : { outcome: null, message: null }
  return { outcome, message, retry: confirm }
}

function problemOf(error: unknown) {
  return error instanceof ApiError ? error.problem : undefined
}

function knownRefusal(error: unknown): Outcome {
  const known = REFUSALS[problemOf(error)?.errorKey ?? '']
  if (known) return known
  throw error
}

/** A fault of the server's in its own words. */
function failureMessage(error: unknown): ErrorMessage {
  const problem = problemOf(error)
  return problem?.status === 500 ? { text: problem.title } : errorMessage(error)
}
