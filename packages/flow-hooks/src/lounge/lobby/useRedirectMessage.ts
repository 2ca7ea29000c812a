'use client'

import { MESSAGE_TIMEOUTS, redirectMessageIn, type RedirectMessage } from '@players-club/domain-models'
import { useEffect } from 'react'
import { useClub } from '../../club/useClub.ts'

/** Redirects to the lobby, which says why; `null` while there is no reason. */
export function useRedirectToLobby(redirectMessage: RedirectMessage | null): void {
  const { navigator, paths } = useClub()
  useEffect(() => {
    if (redirectMessage) navigator.go(paths.lounge, { replace: true, state: { redirectMessage } })
  }, [redirectMessage, navigator, paths])
}

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
