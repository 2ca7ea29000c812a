'use client'

import { paymentResultOf } from '@players-club/domain-models'
import { useEffect } from 'react'
import { useClub } from '../club/useClub.ts'
import { useInBrowser } from '../club/useInBrowser.ts'

/** Our page in the payment's frame: reports the result to the surrounding page only. */
export function usePaymentReturn(): { readonly isFramed: boolean } {
  const { navigator } = useClub()
  // The server takes it for what it is made for.
  const isFramed = useInBrowser(() => window.parent !== window, true)
  useEffect(() => {
    if (!isFramed) return
    const result = paymentResultOf(new URLSearchParams(navigator.location().search))
    window.parent.postMessage(result, window.location.origin)
  }, [isFramed, navigator])
  return { isFramed }
}
