'use client'

import { MESSAGE_TIMEOUTS, type GameMode } from '@players-club/domain-models'
import { useClub } from '../../club/useClub.ts'
import { useUserTokens } from '../useUserTokens.ts'

/** The token balance that plays for prizes need. */
export function usePlayBalance() {
  const { messages } = useClub()
  const balance = useUserTokens()
  const { data, error } = balance
  return {
    balance,
    tokens: data?.balance,
    isSettled: data !== undefined || error !== null,
    /** Whether a play needs the balance that could not be loaded, which is said then. */
    isMissingFor(mode: GameMode): boolean {
      if (mode === 'fun' || data || !error) return false
      messages.raise({ type: 'error', ...error, timeout: MESSAGE_TIMEOUTS.long })
      void balance.refresh()
      return true
    },
  }
}
