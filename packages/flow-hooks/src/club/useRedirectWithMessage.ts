'use client'

import type { Message } from '@players-club/domain-models'
import { useEffect } from 'react'
import { useIsVisitorKnown } from './featureFlags/useFeatureFlags.ts'
import { useClub } from './useClub.ts'

/** Once it is known who the visitor is, redirects to another page and shows the reason; `null` while there is none. The message has to be a constant. */
export function useRedirectWithMessage(path: string, message: Message | null): void {
  const { messages, navigator } = useClub()
  const isKnown = useIsVisitorKnown()
  useEffect(() => {
    if (!message || !isKnown) return
    navigator.go(path, { replace: true })
    messages.raise(message)
  }, [path, message, isKnown, messages, navigator])
}
