'use client'

import { useCallback, useEffect, useRef } from 'react'
import { revokeSession } from '../../club/session/revokeSession.ts'
import { isPlayer } from '../../club/session/Session.ts'
import { useClub } from '../../club/useClub.ts'

/** The session that the server has granted and that has not begun on this page. It is revoked when the page is left. */
export function useGrantedSession() {
  const { api, session } = useClub()
  const isWaiting = useRef(false)
  const revoke = useCallback(() => revokeSession(api), [api])
  useEffect(
    () => () => {
      if (isWaiting.current && !isPlayer(session.getState())) revoke()
    },
    [session, revoke],
  )
  return {
    revoke,
    /** Its answer grants the session; `left` aborts when the page is left. */
    requested(answer: Promise<unknown>, left: AbortSignal) {
      const granted = () => {
        if (left.aborted) revoke()
        else isWaiting.current = true
      }
      void answer.then(granted, () => {})
    },
    /** It has begun, or is not to be. */
    settled() {
      isWaiting.current = false
    },
  }
}
