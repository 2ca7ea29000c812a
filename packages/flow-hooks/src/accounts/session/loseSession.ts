import type { NavigatorPort } from '../../club/ClubPorts.ts'
import type { MessageBarStore } from '../../shell/messageBar/createMessageBar.ts'
import type { SessionStore } from './createSession.ts'
import { isPlayer } from './Session.ts'

/** The server knows the session no more: the player is told so and asked to sign in again, to go on where they were. */
export function loseSession(club: {
  readonly session: SessionStore
  readonly messages: MessageBarStore
  readonly navigator: NavigatorPort
}): void {
  const { session, messages, navigator } = club
  if (!isPlayer(session.getState())) return
  const { pathname, search, hash = '' } = navigator.location()
  session.end()
  navigator.go('/login', { state: { from: pathname + search + hash } })
  messages.raise({ type: 'error', key: 'error.http.401' })
}
