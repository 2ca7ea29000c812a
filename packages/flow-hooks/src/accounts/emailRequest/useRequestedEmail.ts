'use client'

import { is, string, type } from 'superstruct'
import { useInBrowser } from '../../club/useInBrowser.ts'

const stateWithEmail = type({ email: string() })

/** The address that a page before this one sent a mail to; null where the page was opened directly. */
export function useRequestedEmail(historyState: unknown): string | null {
  const email = is(historyState, stateWithEmail) ? historyState.email : null
  // The server does not see the browser's history, so the first picture of a reloaded page cannot have it either.
  return useInBrowser(() => email, null)
}
