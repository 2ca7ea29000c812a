import type { LocksPort, SessionLink } from '../ClubPorts.ts'
import type { SessionStore } from './createSession.ts'
import type { SessionStorage } from './createSessionStorage.ts'
import { isPlayer, userIdOf } from './Session.ts'
import { REFRESH_LOCK } from './restoreSession.ts'

/** Lets the API renew the session a call was made in, unless it has ended meanwhile. */
export function createSessionLink(deps: {
  readonly session: SessionStore
  readonly storage: SessionStorage
  readonly locks: LocksPort
  lose(): void
}): SessionLink {
  const { session, storage, locks, lose } = deps
  let renewing: number | null = null
  const isOver = () => renewing !== null && renewing !== session.getState().epoch

  return {
    refresh: {
      token() {
        const here = session.getState()
        if (!isPlayer(here)) return null
        const stored = storage.readValues()
        // The storage is ahead of the page where another tab has just renewed the same player's tokens.
        const isSame = stored?.userId === userIdOf(here)
        return (isSame && stored?.refresh_token) || here.refreshToken || null
      },
      store(tokens) {
        if (!isOver()) session.renew(tokens)
      },
      exclusive: run =>
        locks.exclusive(REFRESH_LOCK, async () => {
          renewing = session.getState().epoch
          try {
            return await run()
          } finally {
            renewing = null
          }
        }),
    },
    onSessionLost() {
      if (!isOver()) lose()
    },
  }
}
