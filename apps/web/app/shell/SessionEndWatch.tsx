import { useSessionEnd } from '@players-club/flow-hooks/accounts'
import { SessionEndDialog } from '@players-club/ui/accounts/SessionEndDialog'

/** Announces the end of an idle session on every page. */
export function SessionEndWatch() {
  const { isAnnounced, secondsLeft, isExtending, isRefused, extend } = useSessionEnd()
  return (
    <SessionEndDialog
      isOpen={isAnnounced}
      secondsLeft={secondsLeft}
      isExtending={isExtending}
      isRefused={isRefused}
      onExtend={extend}
    />
  )
}
