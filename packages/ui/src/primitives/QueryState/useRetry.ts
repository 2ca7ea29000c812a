'use client'

import { useState } from 'react'

/**
 * A retry that is pending until it has settled. `retries` counts those that have: as the key of a notice, it announces an
 * equal error again.
 */
export function useRetry(onRetry: () => void | Promise<unknown>) {
  const [isPending, setPending] = useState(false)
  const [retries, setRetries] = useState(0)
  const settle = () => {
    setPending(false)
    setRetries(count => count + 1)
  }
  const retry = () => {
    const outcome = onRetry()
    if (!outcome) return
    setPending(true)
    outcome.then(settle, settle)
  }
  return { isPending, retries, retry }
}
