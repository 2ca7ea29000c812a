import { useSession } from '@players-club/flow-hooks/accounts'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { useCallback, useEffect, useState } from 'react'

const SessionEndWatch = lazyDialog<{ isOpen: boolean }>(
  () => import('./SessionEndWatch.tsx').then(module => module.SessionEndWatch),
  ['dialogs'],
)

/** Long after the page has settled, long before the first session can end. */
const WATCH_AFTER_MS = 10_000

/** Has a player's session watched, by code that a guest never fetches; where it cannot be had it is tried again. */
export function ShellSessionEnd() {
  const { isSignedIn } = useSession()
  const [isDue, setIsDue] = useState(false)
  const retry = useCallback(() => setIsDue(false), [])
  useEffect(() => {
    if (!isSignedIn || isDue) return
    const timer = setTimeout(() => setIsDue(true), WATCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSignedIn, isDue])
  return <SessionEndWatch isOpen={isSignedIn && isDue} onMissing={retry} />
}
