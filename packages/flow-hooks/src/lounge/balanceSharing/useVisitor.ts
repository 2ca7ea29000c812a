'use client'

import { useEffect, useState } from 'react'
import { beginSession } from '../../club/session/beginSession.ts'
import { createSessionStorage } from '../../club/session/createSessionStorage.ts'
import { restoreSession } from '../../club/session/restoreSession.ts'
import { isPlayer, type GrantedSession } from '../../club/session/Session.ts'
import { useSession } from '../../club/session/useSession.ts'
import { useClub } from '../../club/useClub.ts'

/**
 * Who is here, on a page that the server has not rendered: `asking` until the server has said. An expired session is
 * renewed, as on every page of the club. A guest who signs in in another tab, after a registration or with a new
 * password, is a player here too.
 */
export function useVisitor(): 'asking' | 'guest' | 'player' {
  const { api, session, storage, locks } = useClub()
  const { isSignedIn } = useSession()
  const [isAsking, setIsAsking] = useState(true)
  useEffect(() => {
    const tabs = createSessionStorage(storage)
    let asking = new AbortController()
    function ask() {
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      const answered = (granted: GrantedSession | null) => {
        if (signal.aborted) return
        if (granted) beginSession({ api, session }, granted)
        setIsAsking(false)
      }
      // Without an answer the visitor is a guest, and a sign-in shows the reason.
      restoreSession({ api, storage: tabs, locks }, signal).then(answered, () => answered(null))
    }
    ask()
    const unsubscribe = tabs.subscribe(() => {
      if (tabs.readValues() && !isPlayer(session.getState())) ask()
    })
    return () => {
      unsubscribe()
      asking.abort()
    }
  }, [api, session, storage, locks])
  if (isSignedIn) return 'player'
  return isAsking ? 'asking' : 'guest'
}
