'use client'

import { MESSAGE_TIMEOUTS, redirectMessageIn, type RedirectMessage } from '@players-club/domain-models'
import { useEffect } from 'react'
import { useClub } from '../../club/useClub.ts'

/** What goes along with a navigation to the lobby, to be said there. */
export const withRedirectMessage = (redirectMessage: RedirectMessage) => ({ state: { redirectMessage } })

/** Says what has sent the player here, once: neither a reload nor a return says it again. */
export function useRedirectMessage(): void {
  const { messages, navigator, paths } = useClub()
  useEffect(() => {
    const key = redirectMessageIn(navigator.location().state)
    if (key === null) return
    navigator.go(paths.lounge, { replace: true, state: null })
    messages.raise({ type: 'warning', key, timeout: MESSAGE_TIMEOUTS.short })
  }, [messages, navigator, paths])
}
