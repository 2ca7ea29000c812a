import { useMachine } from '../../club/machine/useMachine.ts'
import { useClub } from '../../club/useClub.ts'
import { useUserTokens } from '../../lounge/useUserTokens.ts'
import { payMachine } from './pay.machine.ts'
import { performSettling } from './performSettling.ts'
import { useFoundPayment } from './useFoundPayment.ts'

/** Sees to a payment that was left before it was known what became of it: it is asked about or given up. */
export function useLeftPayment(): void {
  const club = useClub()
  const { refresh: refreshTokens } = useUserTokens()
  const [, send] = useMachine(payMachine, (effect, run) =>
    performSettling({ club, refreshTokens }, effect, run),
  )
  useFoundPayment(send)
}
