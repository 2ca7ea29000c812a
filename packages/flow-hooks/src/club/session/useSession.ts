'use client'

import type { Account } from '@players-club/domain-models'
import { useClub } from '../useClub.ts'
import { useStore } from '../store/useStore.ts'
import { isPlayer } from './Session.ts'

/** What `useSession` returns: whether the visitor is a player, and whose account it is. */
export type SessionFacts = {
  /** An access token and an account with an e-mail: a player. Anybody else is a guest. */
  readonly isSignedIn: boolean
  readonly account: Account | null
  /** The session is being restored: it is not known yet whether the visitor is a player. */
  readonly isRestoring: boolean
  /** The server cannot be reached for it. */
  readonly isCutOff: boolean
}

/**
 * The visitor's session.
 *
 * @example
 * ```tsx
 * import { useSession } from '@players-club/flow-hooks/accounts'
 *
 * export function Welcome() {
 *   const { isSignedIn, account } = useSession()
 *   return <p>{isSignedIn ? `Welcome, ${account?.firstName}` : 'Welcome'}</p>
 * }
 * ```
 */
export function useSession(): SessionFacts {
  const session = useStore(useClub().session)
  const { isRestoring, isCutOff } = session
  const isSignedIn = isPlayer(session)
  return { isSignedIn, account: isSignedIn ? session.account : null, isRestoring, isCutOff }
}
