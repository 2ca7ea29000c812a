import { ApiError, checkSession, getAccount, refreshSession, type Api } from '@players-club/api-client'
import { decodeToken, type SessionTokens } from '@players-club/domain-models'
import type { LocksPort } from '../../club/ClubPorts.ts'
import type { SessionStorage } from './createSessionStorage.ts'
import type { GrantedSession } from './Session.ts'

/** Held by the tab that uses the refresh token. */
export const REFRESH_LOCK = 'players-club.refresh'

/** A line that is gone for a moment leads nobody to sign-in: so long each time the club is asked again. */
export const WAKING_PAUSES_MS: readonly number[] = [1000, 3000]

export type WakingNeeds = {
  readonly api: Api
  readonly storage: SessionStorage
  readonly locks: LocksPort
}

/**
 * Goes on with the browser's session: the one its cookie opens, or, where that has run out, a new one for the refresh
 * token. Null where there is neither.
 */
export async function wakeSession(needs: WakingNeeds, signal: AbortSignal): Promise<GrantedSession | null> {
  const { api, locks } = needs
  const tokens = await locks.exclusive(REFRESH_LOCK, () => liveTokens(needs, signal))
  const account = tokens && (await api.call(getAccount, {}, { signal }))
  // Another tab may have signed somebody else in since.
  return account && decodeToken(tokens.access_token)?.login === account.login ? { tokens, account } : null
}

async function liveTokens({ api, storage }: WakingNeeds, signal: AbortSignal): Promise<SessionTokens | null> {
  // Where several tabs are opened at once the first of them has renewed it, and a token used twice would end it.
  const status = await api.call(checkSession, {}, { signal })
  if (status) return status
  const stored = storage.readValues()
  if (!stored?.refresh_token) return null
  try {
    const tokens = await api.call(
      refreshSession,
      { body: { refresh_token: stored.refresh_token } },
      { signal },
    )
    storage.writeValues({ ...tokens, userId: stored.userId })
    return tokens
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    if (storage.readValues()?.refresh_token === stored.refresh_token) storage.clearValues()
    return null
  }
}
