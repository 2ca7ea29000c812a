'use client'

import { unsuspendByEmail, type ErrorMessage } from '@players-club/api-client'
import { useAction } from '../../club/action/useAction.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'

/** The offer to reactivate a suspended account by a mailed key, and how far it is. */
export type ReactivationOffer = {
  /** Where the dialog is; `null` while there is none. */
  readonly step: 'asking' | 'sending' | 'sent' | null
  /** Why the email could not be sent. */
  readonly error: ErrorMessage | null
  offer(email: string): void
  /** Yes, reactivate: has the key mailed. */
  accept(): void
  close(): void
}

const STEPS = {
  idle: null,
  confirming: 'asking',
  failed: 'asking',
  pending: 'sending',
  done: 'sent',
} as const

/** The dialog for the owner of a suspended account, wherever the club notices that it is. */
export function useReactivationOffer(): ReactivationOffer {
  const { api } = useClub()
  const { state, ask, confirm, reset } = useAction({
    call: (email: string, { signal }) => api.call(unsuspendByEmail, { body: { email } }, { signal }),
  })
  return useStableVerbs({
    step: STEPS[state.at],
    error: state.at === 'failed' ? state.error : null,
    offer: email => ask(email.trim()),
    accept: confirm,
    close: reset,
  })
}
