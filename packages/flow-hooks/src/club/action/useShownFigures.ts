'use client'

import { useRef } from 'react'

/**
 * The figures that a request carries because the player was shown them. They are read for the first attempt: a retry under
 * the same idempotency key sends the very same, whatever has changed since.
 */
export function useShownFigures<T>(): (key: string | undefined, read: () => T) => T {
  const sent = useRef<{ key: string | undefined; figures: T }>(null)
  return (key, read) => {
    if (sent.current?.key !== key || sent.current === null) sent.current = { key, figures: read() }
    return sent.current.figures
  }
}
