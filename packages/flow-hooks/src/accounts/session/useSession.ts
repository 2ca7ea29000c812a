import type { Account } from '@players-club/domain-models'
import { useClub } from '../../club/useClub.ts'
import { useStore } from '../../club/store/useStore.ts'
import { isPlayer } from './Session.ts'

export type SessionFacts = {
  /** An access token and an account with an e-mail: a player. Anybody else is a guest. */
  readonly isSignedIn: boolean
  readonly account: Account | null
  /** A session that had run out may go on: who is here is being asked. */
  readonly isRestoring: boolean
}

/** Who is here. */
export function useSession(): SessionFacts {
  const session = useStore(useClub().session)
  const isSignedIn = isPlayer(session)
  return { isSignedIn, account: isSignedIn ? session.account : null, isRestoring: session.isRestoring }
}
