import { useEffect } from 'react'
import { userIdOf } from '../../accounts/session/Session.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { readOpenPayment } from './openPayment.ts'
import type { PayEvent } from './pay.machine.ts'

/** Tells of the payment that the player left, where there is one. */
export function useFoundPayment(send: (event: PayEvent) => void): void {
  const club = useClub()
  const userId = userIdOf(useStore(club.session))
  useEffect(() => {
    const payment = userId === null ? null : readOpenPayment(club)
    if (payment) send({ type: 'payment-found', payment })
  }, [club, userId, send])
}
