import { isPlayer, useSession } from '@players-club/flow-hooks/accounts'
import { useClub } from '@players-club/flow-hooks/club'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'

const LeaveDialog = lazyDialog(
  () => import('@players-club/ui/profile/LeaveDialog').then(module => module.LeaveDialog),
  ['settings'],
)

/** The pages on which a guest signs in, and from which they return to their unsaved changes. */
const LEADING_BACK = /^\/(login|register)(\/|$)/

interface LeavePromptProps {
  isChanged: boolean
  /** Guests can make changes on this page too, which are kept while they sign in. */
  isForGuests?: boolean
  /** The player leaves without the changes. */
  onDiscard: () => void
}

/** Asks before unsaved changes are lost by a link, by going back, or by closing the tab. */
export function LeavePrompt({ isChanged, isForGuests = false, onDiscard }: LeavePromptProps) {
  const { session } = useClub()
  const { isSignedIn } = useSession()
  const own = useLocation().pathname
  // A player who was signed out is redirected, and cannot save any more.
  const isHeld = isChanged && (isSignedIn || isForGuests)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: { pathname } }) =>
      isHeld &&
      // A sign-out redirects before this component renders again, so the store is read directly.
      isPlayer(session.getState()) === isSignedIn &&
      // The address changes before the page: this one may still be shown when it has been left.
      currentLocation.pathname === own &&
      pathname !== own &&
      (isSignedIn || !LEADING_BACK.test(pathname)),
  )
  useEffect(() => {
    if (!isHeld) return
    LeaveDialog.preload()
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isHeld])
  const leave = () => {
    onDiscard()
    blocker.proceed?.()
  }
  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      onLeave={leave}
      onStay={() => blocker.reset?.()}
      // The changes stay in the draft.
      onLoadError={() => blocker.proceed?.()}
    />
  )
}
