'use client'

import { checkOrder, getOrder } from '@players-club/api-client'
import type { Order } from '@players-club/domain-models'
import { is, string, type } from 'superstruct'
import { useAction } from '../club/action/useAction.ts'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useClub } from '../club/useClub.ts'
import { useInBrowser } from '../club/useInBrowser.ts'
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

/** The payment that led to this page, as the server knows it. */
export function usePaidOrder(): PaidOrder {
  const club = useClub()
  const { api } = club
  const { refresh: refreshTokens } = useUserTokens()
  const read = () => {
    const { state } = club.navigator.location()
    return is(state, passed) ? state.transactionId : null
  }
  // What is passed along with a change of page is known to the browser alone.
  const transactionId = useInBrowser<string | null | undefined>(read, undefined)
  const hasReturnPage = useInBrowser(
    () => redirectBack(rememberedRedirect(club), club.paths) !== club.paths.home,
    false,
  )
  const order = useQuery(getOrder, transactionId ? { params: { transactionId } } : null)

  const { state, submit, cancel } = useAction({
    async call(id: string, { signal }) {
      await api.call(checkOrder, { params: { transactionId: id } }, { signal })
      await Promise.all([order.refresh(), refreshTokens()])
    },
    onDone: () => cancel(),
    onFailed(error, _, show) {
      cancel()
      show(error)
    },
  })
  return useStableVerbs({
    transactionId,
    order,
    isChecking: state.at === 'pending',
    check() {
      if (transactionId) submit(transactionId)
    },
    hasReturnPage,
  })
}
