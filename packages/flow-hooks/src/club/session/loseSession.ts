import type { ClubPaths } from '../ClubPaths.ts'
import type { NavigatorPort } from '../ClubPorts.ts'
import type { MessageBarStore } from '../messageBar/createMessageBar.ts'
import { withWayBack } from '../redirect/withWayBack.ts'
import type { SessionStore } from './createSession.ts'
import { isPlayer } from './Session.ts'

type LoseSessionDeps = {
  readonly session: SessionStore
  readonly messages: MessageBarStore
  readonly navigator: NavigatorPort
  readonly paths: ClubPaths
}

/** The session has expired on the server: shows a message and redirects to sign-in, with the way back. */
export function loseSession({ session, messages, navigator, paths }: LoseSessionDeps): void {
  if (!isPlayer(session.getState())) return
  const place = navigator.location()
  const { pathname, search, hash = '' } = place
  session.end({ path: paths.signIn, state: withWayBack(place, pathname + search + hash) })
  messages.raise({ type: 'error', key: 'error.http.401' })
}
