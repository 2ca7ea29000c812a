'use client'

import { loadLate } from '@players-club/domain-models'
import { useEffect } from 'react'
import type { Focused } from './watchFocus.ts'

/** Focus is never on the body after an action. The code for it comes when something has focus for the first time. */
export function useFocusRecovery(): void {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const focused: Focused = { path: [] }
    const remember = (event: FocusEvent) => {
      focused.path = event.composedPath()
    }
    const start = () =>
      void loadLate(() => import('./watchFocus.ts'), { mayReload: false }).then(
        ({ watchFocus }) => signal.aborted || watchFocus(focused, signal),
        // Without a connection the page works, and focus goes where the browser puts it.
        () => undefined,
      )
    document.addEventListener('focusin', remember, { signal })
    document.addEventListener('focusin', start, { signal, once: true })
    return () => stop.abort()
  }, [])
}
