'use client'

import { ApiError, signOut } from '@players-club/api-client'
import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { useAction } from '../../club/action/useAction.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { userIdOf } from '../../club/session/Session.ts'

/** What `useSignOut` returns: the verb, and whether it is under way. */
export type SignOut = { readonly isSigningOut: boolean; signOut(): void }

/** Signs the player out. It belongs to the shell, which outlives the menu the button is in. */
export function useSignOut(): SignOut {
  const { api, session, storage, drafts, spinner, paths } = useClub()

  const action = useAction({
    call: (_, { signal }) => {
      const hide = spinner.show()
      return api
        .call(signOut, {}, { signal })
        .catch(ignoreUnknownSession)
        .finally(() => hide())
    },
    onDone() {
      action.reset()
      const login = userIdOf(session.getState())
      session.end({ path: paths.home })
      if (login !== null) drafts.removeAll(login)
      // Unfinished plays must not be left for the next player.
      storage.session.clear()
    },
    // The player stays signed in while the browser's cookie still opens the account.
    onFailed: (error, _, show) => show({ ...error, timeout: MESSAGE_TIMEOUTS.medium }),
  })

  return useStableVerbs({ isSigningOut: action.state.at === 'pending', signOut: () => action.submit() })
}

/** A session the server does not know is a session that has ended. */
function ignoreUnknownSession(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null
  throw error
}
