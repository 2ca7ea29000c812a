'use client'

import { deactivate, serverMessage } from '@players-club/api-client'
import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import type { ActionState } from '../../club/action/action.machine.ts'
import { useAction } from '../../club/action/useAction.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { userIdOf } from '../../club/session/Session.ts'
import { removeDraftsOnceLost } from './removeDraftsOnceLost.ts'

/** What `useDeactivate` returns: whether it is asked, confirmed or done, and the verbs for it. */
export type Deactivate = {
  readonly state: ActionState
  request(): void
  confirm(): void
  cancel(): void
}

/** Deactivates the player's account; then the player is a guest on the home page. */
export function useDeactivate(): Deactivate {
  const club = useClub()
  const { api, session, drafts, messages, paths } = club
  const action = useAction({
    async call() {
      // Leaving does not abort it: without the answer the page would go on with an account that is gone.
      await api.call(deactivate).catch((error: unknown) => {
        if (!isRefusal(error)) removeDraftsOnceLost(club)
        throw error
      })
      const login = userIdOf(session.getState())
      session.end({ path: paths.home })
      if (login !== null) drafts.removeAll(login)
      messages.raise({
        type: 'success',
        key: 'account.deactivate.confirmationMsg',
        timeout: MESSAGE_TIMEOUTS.extended,
      })
    },
    toMessage: serverMessage,
  })
  const { state, ask, confirm, cancel } = action
  return useStableVerbs({ state, request: () => ask(), confirm, cancel })
}
