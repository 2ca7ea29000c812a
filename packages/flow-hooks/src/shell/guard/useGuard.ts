'use client'

import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { useEffect, useState } from 'react'
import { isPlayer } from '../../club/session/Session.ts'
import { useIsVisitorKnown } from '../../club/featureFlags/useFeatureFlags.ts'
import { useClub } from '../../club/useClub.ts'
import { useStore } from '../../club/store/useStore.ts'
import { guard, type GuardDecision, type GuardedRoute } from './guard.ts'
import { origin } from '../../club/redirect/origin.ts'
import { withWayBack } from '../../club/redirect/withWayBack.ts'
import type { GuardedPage } from '../../club/redirect/guardedPageStore.ts'
import { rememberRedirect } from '../../club/redirect/rememberedRedirect.ts'

/** Guards the page that uses it: says whether it may be shown, and brings the visitor elsewhere if not. */
export function useGuard(route: GuardedRoute, path: string): GuardDecision {
  const club = useClub()
  const { session, flags, messages, navigator, paths } = club
  const { target, isRestoring, ...slice } = useStore(session)
  const signedIn = isPlayer(slice)
  const { openedAsGuest } = useVisit({ path, isRestoring, openedAsGuest: !signedIn })
  const isKnown = useIsVisitorKnown()
  const decision = guard({
    route,
    path,
    signedIn,
    flags: useStore(flags),
    isRestoring,
    isKnown,
    openedAsGuest,
  })
  const from = decision.kind === 'signIn' ? decision.from : null
  // A session that a flow ended on this page has its own target.
  const isLeaving = target !== null && !openedAsGuest

  useEffect(() => {
    // The session may have ended since this was rendered.
    if (decision.kind === 'home' && isPlayer(session.getState())) {
      // A player who pressed a guest's link while the session was restored belongs on the page with that link.
      const to = origin(navigator.location(), paths)
      navigator.go(to, { replace: true })
      if (to === paths.home)
        messages.raise({ type: 'info', key: 'shell.signedInAlready', timeout: MESSAGE_TIMEOUTS.medium })
    }
    if (from === null || isLeaving) return
    rememberRedirect(club, from)
    navigator.go(paths.signIn, { replace: true, state: withWayBack(navigator.location(), from) })
  }, [decision.kind, from, isLeaving, messages, navigator, paths, session, club])

  return decision
}

/** The visit as it began. It is the same visit when the page is mounted again because its player has left. */
function useVisit(now: GuardedPage): GuardedPage {
  const { guardedPage } = useClub()
  const [visit, setVisit] = useState(() => guardedPage.of(now.path) ?? now)
  // It is known who opened the page once an expired session has been restored, or has not.
  if (visit.path !== now.path || visit.isRestoring !== now.isRestoring) setVisit(now)
  useEffect(() => guardedPage.keep(visit), [guardedPage, visit])
  return visit
}
