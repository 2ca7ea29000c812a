import type { ClubPaths } from '../ClubPaths.ts'
import type { NavigatorPort } from '../ClubPorts.ts'
import type { MessageBarStore } from '../messageBar/createMessageBar.ts'
import type { SessionStore } from './createSession.ts'
import { isPlayer, type Target } from './Session.ts'

type LoseSessionDeps = {
  readonly session: SessionStore
  readonly messages: MessageBarStore
  readonly navigator: NavigatorPort
  readonly paths: ClubPaths
}

/** The session has expired on the server: shows a message and redirects to sign-in, with the way back. */
export function loseSession(club: LoseSessionDeps): void {
  endAtSignIn(club, club.session.end)
}

/**
 * The same without an answer from the server: the tokens stay in the storage, and a later page load may restore the
 * session.
 */
export function setSessionAside(club: LoseSessionDeps): void {
  endAtSignIn(club, club.session.setAside)
}

function endAtSignIn(
  { session, messages, navigator, paths }: LoseSessionDeps,
  end: (target: Target) => void,
): void {
  if (!isPlayer(session.getState())) return
  const { pathname, search, hash = '' } = navigator.location()
  end({ path: paths.signIn, state: { from: pathname + search + hash } })
  messages.raise({ type: 'error', key: 'error.http.401' })
}
