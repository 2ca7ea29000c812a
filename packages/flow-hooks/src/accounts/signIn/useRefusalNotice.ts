'use client'

import { useEffect, useRef } from 'react'
import type { ErrorMessage } from '@players-club/api-client'
import type { Timer } from '../../club/ClubPorts.ts'
import { useClub } from '../../club/useClub.ts'
import { useStore } from '../../club/store/useStore.ts'

/** The refused sign-in the session remembers. It survives a reload of the page, but not leaving it for another. */
export function useRefusalNotice(): { readonly notice: ErrorMessage | null; readonly isSuspended: boolean } {
  const { session, clock } = useClub()
  const { errorMessage, suspendedMessage } = useStore(session)
  const leaving = useRef<Timer | null>(null)

  useEffect(() => {
    if (leaving.current !== null) clock.clearTimeout(leaving.current)
    return () => {
      // React mounts twice while developing: only who does not come back at once has left.
      leaving.current = clock.setTimeout(session.clearErrors, 0)
    }
  }, [clock, session])

  return { notice: errorMessage, isSuspended: suspendedMessage }
}
