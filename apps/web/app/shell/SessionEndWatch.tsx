import { useSessionEnd } from '@players-club/flow-hooks/accounts'
import { SessionEndDialog } from '@players-club/ui/accounts/SessionEndDialog'

/** Announces the end of a session on every page. */
export function SessionEndWatch() {
  const { isAnnounced, secondsLeft, isExtending, isRefused, isLast, extend } = useSessionEnd()
  return (
    <SessionEndDialog
      isOpen={isAnnounced}
      secondsLeft={secondsLeft}
      isExtending={isExtending}
      isRefused={isRefused}
      isLast={isLast}
      onExtend={extend}
    />
  )
}
