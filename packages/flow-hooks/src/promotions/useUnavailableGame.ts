'use client'

import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { useCallback } from 'react'
import { useClub } from '../club/useClub.ts'

/** Says that an eligible game cannot be opened now. */
export function useUnavailableGame(): () => void {
  const { messages } = useClub()
  return useCallback(
    () => messages.raise({ type: 'warning', key: 'game.unavailable', timeout: MESSAGE_TIMEOUTS.short }),
    [messages],
  )
}
