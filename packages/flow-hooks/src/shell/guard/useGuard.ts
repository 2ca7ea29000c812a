import { useEffect, useState } from 'react'
import { isPlayer } from '../../accounts/session/Session.ts'
import { useClub } from '../../club/useClub.ts'
import { useStore } from '../../club/store/useStore.ts'
import { guard, type GuardDecision, type GuardedRoute } from './guard.ts'
import type { GuardedPage } from './guardedVisit.ts'
import { rememberRedirect } from './rememberedRedirect.ts'

/** Guards the page that uses it: says whether it may be shown, and brings the visitor elsewhere if not. */
export function useGuard(route: GuardedRoute, path: string): GuardDecision {
  const club = useClub()
  const { session, flags, navigator, guardedVisit } = club
  const { endedHere, isRestoring, ...slice } = useStore(session)
  const signedIn = isPlayer(slice)
  const begun: GuardedPage = { path, isRestoring, openedAsGuest: !signedIn }
  // The page is mounted again when its player leaves, and still is the same visit.
  const [visit, setVisit] = useState(() => guardedVisit.of(path) ?? begun)
  // Who opened the page is known once a session that had run out has gone on, or has not.
  if (visit.path !== path || visit.isRestoring !== isRestoring) setVisit(begun)
  useEffect(() => guardedVisit.keep(visit), [guardedVisit, visit])

  const { openedAsGuest } = visit
  const decision = guard({ route, path, signedIn, flags: useStore(flags), isRestoring, openedAsGuest })
  const from = decision.kind === 'signIn' ? decision.from : null
  // A flow that ends the session on this page does its own redirect.
  const isLeaving = endedHere && !openedAsGuest

  useEffect(() => {
    // The session may have ended since this was rendered.
    if (decision.kind === 'home' && isPlayer(session.getState())) navigator.go('/', { replace: true })
    if (from === null || isLeaving) return
    rememberRedirect(club, from)
    navigator.go('/login', { replace: true, state: { from } })
  }, [decision.kind, from, isLeaving, navigator, session, club])

  return decision
}
