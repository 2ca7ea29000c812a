'use client'

import { useSyncExternalStore } from 'react'
import { is, string, type } from 'superstruct'

const stateWithEmail = type({ email: string() })

const neverChanges = () => () => {}

/** The address that a page before this one sent a mail to; null where the page was opened directly. */
export function useRequestedEmail(historyState: unknown): string | null {
  const email = is(historyState, stateWithEmail) ? historyState.email : null
  // The server does not see the browser's history, so the first picture of a reloaded page cannot have it either.
  return useSyncExternalStore(
    neverChanges,
    () => email,
    () => null,
  )
}
