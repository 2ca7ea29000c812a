'use client'

import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { useEffect } from 'react'
import { after } from '../../club/machine/after.ts'
import { useClub } from '../../club/useClub.ts'

/** Long enough to read one sentence. */
export const ACTIVATED_DELAY_MS = 2_000

/** Redirects to the sign-in page after a short delay, with a message that the account is active. */
export function useActivated(): void {
  const { clock, navigator, paths } = useClub()
  useEffect(() => {
    const leaving = new AbortController()
    const message = { type: 'success', key: 'accounts.activation.done', timeout: MESSAGE_TIMEOUTS.extended }
    after(clock, ACTIVATED_DELAY_MS, leaving.signal, () =>
      navigator.go(paths.signIn, { replace: true, state: { message } }),
    )
    return () => leaving.abort()
  }, [clock, navigator, paths])
}
