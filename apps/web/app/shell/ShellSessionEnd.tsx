import { useSessionEnd } from '@players-club/flow-hooks/accounts'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { useEffect } from 'react'

const SessionEndDialog = lazyDialog(
  () => import('@players-club/ui/accounts/SessionEndDialog').then(module => module.SessionEndDialog),
  ['dialogs'],
)

/** Long after the page has settled, long before the first session can end. */
const PRELOAD_AFTER_MS = 10_000

/** Announces the end of an idle session on whatever page the player is. */
export function ShellSessionEnd() {
  const { isAnnounced, isExtending, isRefused, endsAt, extend } = useSessionEnd()
  const isWatched = endsAt !== null
  useEffect(() => {
    if (!isWatched) return
    const timer = setTimeout(SessionEndDialog.preload, PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWatched])
  return (
    <SessionEndDialog
      isOpen={isAnnounced}
      isExtending={isExtending}
      isRefused={isRefused}
      onExtend={extend}
    />
  )
}
