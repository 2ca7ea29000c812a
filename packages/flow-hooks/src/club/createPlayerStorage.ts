import { onNewSession, type SessionStore } from './session/createSession.ts'
import { userIdOf } from './session/Session.ts'
import type { ClubPorts, StoragePort } from './ClubPorts.ts'

export type PlayerStoragePort = Omit<StoragePort, 'clear'>

/**
 * What the player who is here keeps in this browser: others do not see it, and it is there again when they come back.
 * A guest's values have no owner and stay under the plain name.
 */
export function createPlayerStorage({ local, session: tab }: ClubPorts['storage'], session: SessionStore) {
  return { local: withPlayerSuffix(local, session), session: withPlayerSuffix(tab, session) }
}

function withPlayerSuffix(area: StoragePort, session: SessionStore): PlayerStoragePort {
  const suffix = () => {
    const userId = userIdOf(session.getState())
    return userId === null ? '' : `.${userId}`
  }
  return {
    get: name => area.get(name + suffix()),
    set: (name, value) => area.set(name + suffix(), value),
    remove: name => area.remove(name + suffix()),
    /** Another player has other values: for the listener everything has changed. */
    subscribe(listener) {
      const stops = [
        onNewSession(session, () => listener(null)),
        area.subscribe(changed => {
          const own = suffix()
          if (changed === null) listener(null)
          else if (changed.endsWith(own)) listener(changed.slice(0, changed.length - own.length))
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
