import { isPlayer, useSession } from '@players-club/flow-hooks/accounts'
import { useClub } from '@players-club/flow-hooks/club'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

const LeaveDialog = lazyDialog(
  () => import('@players-club/ui/profile/LeaveDialog').then(module => module.LeaveDialog),
  ['profile'],
)

/** Where a guest signs in, and from where the way leads back to what was begun. */
const LEADING_BACK = /^\/(login|register)(\/|$)/

interface LeavePromptProps {
  isChanged: boolean
  /** Guests can change something here too; what they did is kept while they sign in. */
  isForGuests?: boolean
}

/** Asks before changes that are not saved are left behind: by a link, by going back, or with the tab. */
export function LeavePrompt({ isChanged, isForGuests = false }: LeavePromptProps) {
  const { session } = useClub()
  const { isSignedIn } = useSession()
  // Whoever is signed out is led away, and has nothing left to save.
  const isHeld = isChanged && (isSignedIn || isForGuests)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: { pathname } }) =>
      isHeld &&
      // Who signs out is led away at once, before this is rendered anew.
      isPlayer(session.getState()) === isSignedIn &&
      currentLocation.pathname !== pathname &&
      (isSignedIn || !LEADING_BACK.test(pathname)),
  )
  useEffect(() => {
    if (!isHeld) return
    LeaveDialog.preload()
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isHeld])
  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
      onMissing={() => blocker.proceed?.()}
    />
  )
}
