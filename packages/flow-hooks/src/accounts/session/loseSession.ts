import type { NavigatorPort } from '../../club/ClubPorts.ts'
import type { MessageBarStore } from '../../shell/messageBar/createMessageBar.ts'
import type { SessionStore } from './createSession.ts'
import { isPlayer } from './Session.ts'

type LoseSessionDeps = {
  readonly session: SessionStore
  readonly messages: MessageBarStore
  readonly navigator: NavigatorPort
}

/** The server knows the session no more: the player is told so and asked to sign in again, to go on where they were. */
export function loseSession(club: LoseSessionDeps): void {
  leadToSignIn(club, club.session.end)
}

/** The same where the server cannot be asked: a page that reaches it later goes on with a session that is not over. */
export function setSessionAside(club: LoseSessionDeps): void {
  leadToSignIn(club, club.session.setAside)
}

function leadToSignIn({ session, messages, navigator }: LoseSessionDeps, leave: () => void): void {
  if (!isPlayer(session.getState())) return
  const { pathname, search, hash = '' } = navigator.location()
  leave()
  navigator.go('/login', { state: { from: pathname + search + hash } })
  messages.raise({ type: 'error', key: 'error.http.401' })
}
