import { ApiError, errorMessage, getProfile, type ErrorMessage } from '@players-club/api-client'
import {
  isIdentityValid,
  MESSAGE_TIMEOUTS,
  RELOAD_AFTER_REDEMPTION_MS,
  type LocationOutcome,
  type UserProfile,
  type UserTokens,
} from '@players-club/domain-models'
import { useMemo } from 'react'
import { isPlayer } from '../../accounts/session/Session.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { after } from '../../club/machine/after.ts'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { askLocation } from '../../location/askLocation.ts'
import { useUserTokens } from '../useUserTokens.ts'
import type { GateEffect, GateEvent } from './entryGate.ts'

export interface EntryGate {
  readonly isSignedIn: boolean
  /** What a press is, by who presses; null until that is known. */
  readonly request: Extract<GateEvent, { type: 'requested' | 'unknown' }> | null
  readonly tokens: Query<UserTokens>
  readonly profile: Query<UserProfile>
  locate(signal: AbortSignal): Promise<LocationOutcome>
  perform(effect: Exclude<GateEffect, { type: 'locate' }> | { type: 'reloadSoon' }, signal: AbortSignal): void
}

/** What every way to an entry does: leads guests to the sign-in, asks where a player is, and tells what is new. */
export function useEntryGate(refresh: () => Promise<void>): EntryGate {
  const club = useClub()
  const { clock, messages, navigator, session } = club
  const isSignedIn = isPlayer(useStore(session))
  const [tokens, profile] = [useUserTokens(), useQuery(getProfile, {})]
  const isVerified = profile.data && isIdentityValid(profile.data)
  const message = profile.error
  const request = useMemo(() => {
    if (!isSignedIn) return { type: 'requested', isSignedIn, isVerified: false } as const
    if (isVerified !== undefined) return { type: 'requested', isSignedIn, isVerified } as const
    return message && ({ type: 'unknown', message } as const)
  }, [isSignedIn, isVerified, message])
  const reload = () => void Promise.all([refresh(), tokens.refresh(), profile.refresh()])
  return {
    isSignedIn,
    request,
    tokens,
    profile,
    locate: signal => askLocation(club, signal),
    perform(effect, signal) {
      switch (effect.type) {
        case 'signIn': {
          const from = navigator.location().pathname
          return navigator.go(`/login?${new URLSearchParams({ from })}`)
        }
        case 'tell':
          return messages.raise({ type: 'error', ...effect.message, timeout: MESSAGE_TIMEOUTS.long })
        case 'reloadSoon':
          return after(clock, RELOAD_AFTER_REDEMPTION_MS, signal, reload)
        case 'reload':
          return reload()
      }
    },
  }
}

/** An error with a key is a refusal with its own text; the outcome of any other is unknown. */
export function failed(error: unknown): { type: 'refused' | 'lost'; message: ErrorMessage } {
  if (!(error instanceof ApiError)) return { type: 'lost', message: { key: 'error.general' } }
  if (error.messageKey && isRefusal(error)) return { type: 'refused', message: errorMessage(error) }
  return { type: 'lost', message: error.kind === 'problem' ? { key: 'error.general' } : errorMessage(error) }
}
