import { useSession } from '@players-club/flow-hooks/accounts'
import { useClub } from '@players-club/flow-hooks/club'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { useCallback, useEffect, useState } from 'react'

const SessionEndWatch = lazyDialog<{ isOpen: boolean }>(
  () => import('./SessionEndWatch.tsx').then(module => module.SessionEndWatch),
  ['dialogs'],
  // It was not asked for by a press.
  { mayReload: false },
)

/** Long after the page is idle, long before the first session can end. */
const WATCH_AFTER_MS = 10_000

/**
 * Lazily loads the code that watches a player's session, which guests never need; retries where it cannot be fetched.
 */
export function ShellSessionEnd() {
  const { clock } = useClub()
  const { isSignedIn } = useSession()
  const [isDue, setIsDue] = useState(false)
  const retry = useCallback(() => setIsDue(false), [])
  useEffect(() => {
    if (!isSignedIn || isDue) return
    const timer = clock.setTimeout(() => setIsDue(true), WATCH_AFTER_MS)
    return () => clock.clearTimeout(timer)
  }, [clock, isSignedIn, isDue])
  return <SessionEndWatch isOpen={isSignedIn && isDue} onLoadError={retry} />
}
