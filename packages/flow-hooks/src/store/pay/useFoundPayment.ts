'use client'

import { useEffect } from 'react'
import { userIdOf } from '../../club/session/Session.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { readOpenPayment } from './openPayment.ts'
import type { PayEvent } from './PayState.ts'

/** Held by the page on which a payment is under way. */
const PAYMENT_LOCK = 'players-club.payment'

/** Sends the payment that the player left, if there is one. What another tab has under way is not left yet. */
export function useFoundPayment(send: (event: PayEvent) => void): void {
  const club = useClub()
  const userId = userIdOf(useStore(club.session))
  useEffect(() => {
    if (userId === null || !readOpenPayment(club)) return
    let isGone = false
    void club.locks.exclusive(PAYMENT_LOCK, async () => {
      const payment = isGone ? null : readOpenPayment(club)
      if (payment) send({ type: 'payment-found', payment })
    })
    return () => {
      isGone = true
    }
  }, [club, userId, send])
}

/** Keeps other tabs from taking the payment of this page for one that was left. */
export function useHeldPayment(isUnderWay: boolean): void {
  const { locks } = useClub()
  useEffect(() => {
    if (!isUnderWay) return
    let leave = () => {}
    const left = new Promise<void>(resolve => {
      leave = resolve
    })
    void locks.exclusive(PAYMENT_LOCK, () => left)
    return leave
  }, [isUnderWay, locks])
}
