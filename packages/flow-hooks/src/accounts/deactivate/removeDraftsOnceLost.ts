import type { Club } from '../../club/createClub.ts'
import { onNewSession } from '../../club/session/createSession.ts'
import { userIdOf } from '../../club/session/Session.ts'

/**
 * After a deactivation whose answer was lost: if the session ends next, it was most likely carried out, and the player's
 * drafts are removed. If the server answers the player again, it was not.
 */
export function removeDraftsOnceLost({ session, drafts, answeredAt }: Club): void {
  const login = userIdOf(session.getState())
  if (login === null) return
  const stops = [
    answeredAt.subscribe(stop),
    onNewSession(session, () => {
      stop()
      // A session that is set aside has not ended on the server.
      if (!session.getState().isRestoring) drafts.removeAll(login)
    }),
  ]
  function stop() {
    for (const unsubscribe of stops) unsubscribe()
  }
}
