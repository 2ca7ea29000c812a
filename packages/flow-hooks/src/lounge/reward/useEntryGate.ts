'use client'

import { getProfile } from '@players-club/api-client'
import {
  isIdentityValid,
  RELOAD_AFTER_REDEMPTION_MS,
  type UserProfile,
  type UserTokens,
} from '@players-club/domain-models'
import { useCallback, useMemo } from 'react'
import { useSession } from '../../club/session/useSession.ts'
import { signInPath } from '../../club/ClubPaths.ts'
import { after } from '../../club/machine/after.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useFailureMessage } from '../../club/messageBar/useFailureMessage.ts'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { askLocation } from '../../location/askLocation.ts'
import { useUserTokens } from '../useUserTokens.ts'
import { locationFailed } from './entryFailure.ts'
import { entryGateMachine, type EntryGateEvent, type EntryGateState } from './entryGate.machine.ts'

export interface EntryGateOptions {
  /** Loads the reward again. */
  refresh(): Promise<void>
  /** Whether the tokens have to be known as well. */
  needsTokens?: boolean
  onOpen(): void
  /** The attempt is over, whatever the outcome. */
  onEnd?(): void
}

export interface EntryGate {
  readonly state: EntryGateState
  readonly isSignedIn: boolean
  /** Whether a press has an answer: who the player is and what they have is known, or failed to load. */
  readonly isReady: boolean
  readonly tokens: Query<UserTokens>
  readonly profile: Query<UserProfile>
  /** Begins the checks. It is another function once more is known: a gate that is wanted is asked for again then. */
  request(): void
  retryLocation(): void
  close(): void
  /** Loads the reward, the tokens and the profile again. */
  reload(): void
  /** The same a second after an entry, when the server counts it. */
  reloadSoon(): void
}

/** Leads guests to sign-in, then checks identity and location before an entry to a drawing. */
export function useEntryGate({ refresh, needsTokens, onOpen, onEnd }: EntryGateOptions): EntryGate {
  const club = useClub()
  const { clock, navigator, paths } = club
  const { isSignedIn, isRestoring } = useSession()
  const [tokens, profile] = [useUserTokens(), useQuery(getProfile, {})]
  const reload = () => void Promise.all([refresh(), tokens.refresh(), profile.refresh()])
  const failure = useFailureMessage()

  const [state, send] = useMachine(entryGateMachine, (effect, { signal, ...run }) => {
    switch (effect.type) {
      case 'signIn':
        return navigator.go(signInPath(paths, navigator.location().pathname))
      case 'locate':
        failure.withdraw()
        return run.sendResult(
          askLocation(club, signal),
          outcome => ({ type: 'located', outcome }),
          locationFailed,
        )
      case 'open':
        return onOpen()
      case 'showMessage':
        return failure.show(effect.message)
      case 'reload':
        return reload()
      case 'reloadSoon':
        return after(clock, RELOAD_AFTER_REDEMPTION_MS, signal, reload)
      case 'end':
        return onEnd?.()
    }
  })

  const isVerified = profile.data && isIdentityValid(profile.data)
  const isKnown = isVerified !== undefined && (!needsTokens || tokens.data !== undefined)
  const message = profile.error ?? (needsTokens ? tokens.error : null)
  const request = useMemo((): EntryGateEvent | null => {
    if (isRestoring) return null
    if (!isSignedIn) return { type: 'requested', isSignedIn, isVerified: false }
    if (isKnown) return { type: 'requested', isSignedIn, isVerified: isVerified === true }
    return message && { type: 'unknown', message }
  }, [isSignedIn, isRestoring, isKnown, isVerified, message])

  return {
    state,
    isSignedIn,
    isReady: request !== null,
    tokens,
    profile,
    request: useCallback(() => request && send(request), [request, send]),
    ...useStableVerbs({
      retryLocation: () => send({ type: 'location-retried' }),
      close: () => send({ type: 'closed' }),
      reload,
      reloadSoon: () => send({ type: 'entered' }),
    }),
  }
}
