'use client'

import { useEffect } from 'react'
import { useIsPageVisible } from '../../club/useIsPageVisible.ts'
import type { VerifyIdentityEvent } from './verifyIdentity.machine.ts'

/** Does not ask for the outcome of a scan while its page is hidden. */
export function useScanPause(isScanning: boolean, send: (event: VerifyIdentityEvent) => void): void {
  const isVisible = useIsPageVisible()
  useEffect(() => {
    if (!isScanning || isVisible) return
    send({ type: 'hidden' })
    return () => send({ type: 'shown' })
  }, [isScanning, isVisible, send])
}
