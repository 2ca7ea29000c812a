import { getOrder } from '@players-club/api-client'
import type { Order } from '@players-club/domain-models'
import { useSyncExternalStore } from 'react'
import { is, string, type } from 'superstruct'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useClub } from '../club/useClub.ts'
import { redirectBack } from '../shell/guard/redirectBack.ts'
import { rememberedRedirect } from '../shell/guard/rememberedRedirect.ts'

export type PaidOrder = {
  /** Which payment this page is about; null where none led here, undefined until the browser says. */
  readonly transactionId: string | null | undefined
  readonly order: Query<Order>
  /** Tokens were missing on a page that waits for the player. */
  readonly hasWayBack: boolean
}

const passed = type({ transactionId: string() })

const never = () => () => {}

/** The payment that led to this page, as the server knows it. */
export function usePaidOrder(): PaidOrder {
  const { navigator, storage } = useClub()
  const read = () => {
    const { state } = navigator.location()
    return is(state, passed) ? state.transactionId : null
  }
  // What is passed along with a change of page is known to the browser alone.
  const transactionId = useSyncExternalStore<string | null | undefined>(never, read, () => undefined)
  const hasWayBack = useSyncExternalStore(
    never,
    () => redirectBack(rememberedRedirect(storage)) !== '/',
    () => false,
  )
  const order = useQuery(getOrder, transactionId ? { params: { transactionId } } : null)
  return { transactionId, order, hasWayBack }
}
