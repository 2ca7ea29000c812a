'use client'

import type { Message } from '@players-club/domain-models'
import { useEffect } from 'react'
import { useIsVisitorKnown } from './featureFlags/useFeatureFlags.ts'
import { useClub } from './useClub.ts'

/** Brings a visitor who is known to another page and says why; `null` while there is no reason. The message has to be a constant. */
export function useLeadAway(path: string, message: Message | null): void {
  const { messages, navigator } = useClub()
  const isKnown = useIsVisitorKnown()
  useEffect(() => {
    if (!message || !isKnown) return
    navigator.go(path, { replace: true })
    messages.raise(message)
  }, [path, message, isKnown, messages, navigator])
}
