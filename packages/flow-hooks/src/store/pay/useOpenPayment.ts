'use client'

import { useFailureMessage } from '../../club/messageBar/useFailureMessage.ts'
import { useClub } from '../../club/useClub.ts'
import { useUserTokens } from '../../lounge/useUserTokens.ts'
import { performSettling } from './performSettling.ts'
import { usePaymentMachine, type Payment } from './usePaymentMachine.ts'

/**
 * A payment that is still open: one that was left before its outcome was known is asked about or given up; one
 * that takes up the daily limit is continued or cancelled by the player.
 */
export function useOpenPayment(): Payment {
  const club = useClub()
  const { refresh: refreshTokens } = useUserTokens()
  const failure = useFailureMessage()
  const [payment] = usePaymentMachine((effect, run) =>
    performSettling({ club, failure, refreshTokens }, effect, run),
  )
  return payment
}
