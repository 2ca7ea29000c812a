'use client'

import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { useClub } from '../club/useClub.ts'

/** Says that an eligible game cannot be opened now. */
export function useUnavailableGame(): () => void {
  const { messages } = useClub()
  return () => messages.raise({ type: 'warning', key: 'game.unavailable', timeout: MESSAGE_TIMEOUTS.short })
}
