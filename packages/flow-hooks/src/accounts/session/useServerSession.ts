import { useLayoutEffect } from 'react'
import { useClub } from '../../club/useClub.ts'
import { isPlayer, userIdOf } from './Session.ts'

/**
 * Follows whom the server saw at the last navigation: the login a loader found, or `null`. A session that has run out
 * there is over here too; a guest stays one.
 */
export function useServerSession(login: string | null): void {
  const { session, keeper, messages } = useClub()
  // Before the page's guard looks: it must not send a player home from the sign-in page who is none any more.
  useLayoutEffect(() => {
    const here = session.getState()
    if (!isPlayer(here) || userIdOf(here) === login) return
    session.expire()
    const sayOver = () => messages.raise({ type: 'error', key: 'error.http.401' })
    // A slow loader may have been overtaken by a sign-in, so the server has the last word.
    keeper.takeUp().then(isThere => {
      if (!isThere) sayOver()
    }, sayOver)
  }, [login, session, keeper, messages])
}
