import { ApiError, signOut, errorMessage } from '@players-club/api-client'
import { useClub } from '../../club/useClub.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { spinDuring } from '../../shell/spinner/createSpinner.ts'
import { signOutMachine, type SignOutEvent } from './signOut.machine.ts'

export type SignOut = { readonly isSigningOut: boolean; signOut(): void }

/** Signs the player out. It belongs to the shell, which outlives the menu the button is in. */
export function useSignOut(): SignOut {
  const { api, session, storage, spinner, messages, navigator } = useClub()

  const [state, send] = useMachine(signOutMachine, (effect, run) => {
    switch (effect.type) {
      case 'spin':
        return spinDuring(spinner, run.signal)
      case 'revokeSession':
        return run.tell(
          api.call(signOut, {}, { signal: run.signal }),
          () => ({ type: 'session-revoked' }),
          failed,
        )
      case 'endSession':
        session.end()
        // Drafts and unfinished plays must not be left for the next player.
        return storage.session.clear()
      case 'goHome':
        return navigator.go('/')
      case 'raise':
        return messages.raise({ type: 'error', ...effect.message })
    }
  })

  return { isSigningOut: state.at === 'signingOut', signOut: () => send({ type: 'requested' }) }
}

/** A session the server does not know is a session that has ended. */
function failed(error: unknown): SignOutEvent {
  return error instanceof ApiError && error.status === 401
    ? { type: 'session-revoked' }
    : { type: 'revocation-failed', message: errorMessage(error) }
}
