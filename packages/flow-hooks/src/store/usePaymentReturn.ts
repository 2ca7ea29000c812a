import { paymentResultOf } from '@players-club/domain-models'
import { useEffect, useSyncExternalStore } from 'react'
import { useClub } from '../club/useClub.ts'

const never = () => () => {}

/** Our page in the frame of the payment: tells the page around it what came back, and nobody else. */
export function usePaymentReturn(): { readonly isFramed: boolean } {
  const { navigator } = useClub()
  // The server takes it for what it is made for.
  const isFramed = useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => true,
  )
  useEffect(() => {
    if (!isFramed) return
    const result = paymentResultOf(new URLSearchParams(navigator.location().search))
    window.parent.postMessage(result, window.location.origin)
  }, [isFramed, navigator])
  return { isFramed }
}
