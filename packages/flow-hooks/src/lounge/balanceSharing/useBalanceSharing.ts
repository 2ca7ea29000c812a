'use client'

import { createEmbedCode, type ErrorMessage } from '@players-club/api-client'
import { useState } from 'react'
import type { ActionState } from '../../club/action/action.machine.ts'
import { useAction } from '../../club/action/useAction.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import type { WidgetBinding } from '../balanceWidget/WidgetHost.ts'

/** The widget that opened this window. Each of the two closes the window. */
export type WidgetOpener = {
  deliver(code: string): void
  decline(): void
}

/** Whether a partner's site may show the balance: being asked, shared, declined, or failed. */
export type BalanceSharingState =
  | { readonly at: 'asking' | 'sharing' | 'shared' | 'declined' }
  | { readonly at: 'failed'; readonly message: ErrorMessage }

/** What `useBalanceSharing` returns: the answer to a partner's site, and the verbs that give it. */
export type BalanceSharing = {
  readonly state: BalanceSharingState
  allow(): void
  cancel(): void
}

/** The consent that comes after sign-in, in the club's own window. */
export function useBalanceSharing({
  binding,
  opener,
}: {
  readonly binding: WidgetBinding
  readonly opener: WidgetOpener
}): BalanceSharing {
  const { api } = useClub()

  const [isDeclined, setDeclined] = useState(false)
  const { state, submit } = useAction({
    call: (_, { signal }) => api.call(createEmbedCode, { body: binding }, { signal }),
    onDone: ({ code }) => opener.deliver(code),
  })
  const isOpen = !isDeclined && state.at !== 'pending' && state.at !== 'done'

  return useStableVerbs({
    state: isDeclined ? { at: 'declined' } : stateOf(state),
    allow() {
      if (isOpen) submit()
    },
    cancel() {
      if (!isOpen) return
      setDeclined(true)
      opener.decline()
    },
  })
}

const STAGES = { idle: 'asking', confirming: 'asking', pending: 'sharing', done: 'shared' } as const

function stateOf(state: ActionState): BalanceSharingState {
  return state.at === 'failed' ? { at: 'failed', message: state.error } : { at: STAGES[state.at] }
}
