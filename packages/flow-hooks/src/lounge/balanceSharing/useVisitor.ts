'use client'

import { useEffect, useState } from 'react'
import { checkSession, getAccount, type Api } from '@players-club/api-client'
import { createSessionStorage } from '../../club/session/createSessionStorage.ts'
import { isPlayer, type GrantedSession } from '../../club/session/Session.ts'
import { useSession } from '../../club/session/useSession.ts'
import { useClub } from '../../club/useClub.ts'

/** The session that the browser's cookie opens; `null` for a guest. */
async function cookieSession(api: Api, signal: AbortSignal): Promise<GrantedSession | null> {
  const tokens = await api.call(checkSession, {}, { signal })
  const account = tokens && (await api.call(getAccount, {}, { signal }))
  return tokens && account?.login === tokens.login ? { tokens, account } : null
}

/**
 * Who is here, on a page that the server has not rendered: `asking` until the server has said. A guest who signs in in
 * another tab, after a registration or with a new password, is a player here too.
 */
export function useVisitor(): 'asking' | 'guest' | 'player' {
  const { api, session, storage } = useClub()
  const { isSignedIn } = useSession()
  const [isAsking, setIsAsking] = useState(true)
  useEffect(() => {
    let asking = new AbortController()
    function ask() {
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      const answered = (granted: GrantedSession | null) => {
        if (signal.aborted) return
        if (granted) session.begin(granted)
        setIsAsking(false)
      }
      // Without an answer the visitor is a guest, and a sign-in shows the reason.
      cookieSession(api, signal).then(answered, () => answered(null))
    }
    ask()
    const tabs = createSessionStorage(storage)
    const unsubscribe = tabs.subscribe(() => {
      if (tabs.readValues() && !isPlayer(session.getState())) ask()
    })
    return () => {
      unsubscribe()
      asking.abort()
    }
  }, [api, session, storage])
  if (isSignedIn) return 'player'
  return isAsking ? 'asking' : 'guest'
}
