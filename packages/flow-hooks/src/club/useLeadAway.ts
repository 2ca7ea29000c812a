'use client'

import type { Message } from '@players-club/domain-models'
import { useEffect } from 'react'
import { useClub } from './useClub.ts'

/** Brings the visitor to another page and says why; `null` while there is no reason. The message has to be a constant. */
export function useLeadAway(path: string, message: Message | null): void {
  const { messages, navigator } = useClub()
  useEffect(() => {
    if (!message) return
    navigator.go(path, { replace: true })
    messages.raise(message)
  }, [path, message, messages, navigator])
}
