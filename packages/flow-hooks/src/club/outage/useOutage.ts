'use client'

import { useEffect } from 'react'
import { useClub } from '../useClub.ts'
import { useStore } from '../store/useStore.ts'
import type { OutageState } from './createOutage.ts'

/** Planned and unplanned outages take the place of the whole application; a warning is a message on two pages. */
export function useOutage(): OutageState {
  return useStore(useClub().outage)
}

/** Shows an outage warning in the message bar of the page that uses it: the home and the sign-in page. */
export function useOutageWarning(): void {
  const { outage, messages } = useClub()
  const { mode, body, displayMs } = useStore(outage)
  useEffect(() => {
    if (mode !== 'warning') return
    const id = messages.raise({ type: 'outage_warning', text: body, timeout: displayMs })
    return () => messages.withdraw(id)
  }, [mode, body, displayMs, messages])
}
