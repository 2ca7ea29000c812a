'use client'

import { useClub } from '../../club/useClub.ts'
import { useUserTokens } from '../../lounge/useUserTokens.ts'
import { performSettling } from './performSettling.ts'
import { usePaymentMachine, type Payment } from './usePaymentMachine.ts'

/**
 * A payment that is still open: one that was left before it was known what became of it is asked about or given up; one
 * that takes up the daily limit is continued or cancelled by the player.
 */
export function useOpenPayment(): Payment {
  const club = useClub()
  const { refresh: refreshTokens } = useUserTokens()
  const [payment] = usePaymentMachine((effect, run) => performSettling({ club, refreshTokens }, effect, run))
  return payment
}
