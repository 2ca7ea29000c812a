'use client'

import { checkOrder, errorMessage, getOrder } from '@players-club/api-client'
import { MESSAGE_TIMEOUTS, type Order } from '@players-club/domain-models'
import { useState, useSyncExternalStore } from 'react'
import { is, string, type } from 'superstruct'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useClub } from '../club/useClub.ts'
import { useStableVerbs } from '../club/useStableVerbs.ts'
import { useUserTokens } from '../lounge/useUserTokens.ts'
import { redirectBack } from '../club/redirect/redirectBack.ts'
import { rememberedRedirect } from '../club/redirect/rememberedRedirect.ts'

/** What `usePaidOrder` returns: the order that a payment page is about, and the verb that asks for it again. */
export type PaidOrder = {
  /** Which payment this page is about; null where none led here, undefined until the browser says. */
  readonly transactionId: string | null | undefined
  readonly order: Query<Order>
  /** The payment partner is being asked. */
  readonly isChecking: boolean
  /** Has the payment partner asked once more: an order that was not paid may be paid by now. */
  check(): void
  /** Tokens were missing on a page that waits for the player. */
  readonly hasReturnPage: boolean
}

const passed = type({ transactionId: string() })

const never = () => () => {}

/** The payment that led to this page, as the server knows it. */
export function usePaidOrder(): PaidOrder {
  const club = useClub()
  const { api, messages } = club
  const { refresh: refreshTokens } = useUserTokens()
  const [isChecking, setChecking] = useState(false)
  const read = () => {
    const { state } = club.navigator.location()
    return is(state, passed) ? state.transactionId : null
  }
  // What is passed along with a change of page is known to the browser alone.
  const transactionId = useSyncExternalStore<string | null | undefined>(never, read, () => undefined)
  const hasReturnPage = useSyncExternalStore(
    never,
    () => redirectBack(rememberedRedirect(club), club.paths) !== club.paths.home,
    () => false,
  )
  const order = useQuery(getOrder, transactionId ? { params: { transactionId } } : null)

  const check = async () => {
    if (!transactionId || isChecking) return
    setChecking(true)
    try {
      await api.call(checkOrder, { params: { transactionId } })
      await Promise.all([order.refresh(), refreshTokens()])
    } catch (error) {
      messages.raise({ type: 'error', ...errorMessage(error), timeout: MESSAGE_TIMEOUTS.long })
    }
    setChecking(false)
  }
  return useStableVerbs({ transactionId, order, isChecking, check: () => void check(), hasReturnPage })
}
