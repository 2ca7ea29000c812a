'use client'

import { loadLate } from '@players-club/domain-models'
import { useEffect } from 'react'

/** Focus is never on the body after an action. The code for it comes when something has focus for the first time. */
export function useFocusRecovery(): void {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const start = ({ target }: FocusEvent) =>
      void loadLate(() => import('./watchFocus.ts'), { mayReload: false }).then(
        ({ watchFocus }) => signal.aborted || watchFocus(target as Element, signal),
        // Without a connection the page works, and focus goes where the browser puts it.
        () => undefined,
      )
    document.addEventListener('focusin', start, { signal, once: true })
    return () => stop.abort()
  }, [])
}
