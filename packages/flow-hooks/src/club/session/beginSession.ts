import type { Api } from '@players-club/api-client'
import type { SessionStore } from './createSession.ts'
import { revokeSession } from './revokeSession.ts'
import { isPlayer, playerSlice, type GrantedSession } from './Session.ts'

interface SessionDeps {
  readonly api: Api
  readonly session: SessionStore
}

/** Begins a session that the server has granted. An account without an e-mail is no player's: its session is refused. */
export function beginSession(deps: SessionDeps, granted: GrantedSession): void {
  if (isPlayer(playerSlice(granted))) deps.session.begin(granted)
  else refuseSession(deps)
}

/** Revokes a session, and removes what is stored of it. */
export function refuseSession({ api, session }: SessionDeps): void {
  revokeSession(api)
  session.end()
}
