import { ApiError, checkSession, getAccount, refreshSession, type Api } from '@players-club/api-client'
import { decodeToken, type SessionTokens } from '@players-club/domain-models'
import type { LocksPort } from '../ClubPorts.ts'
import type { SessionStorage } from './createSessionStorage.ts'
import type { GrantedSession } from './Session.ts'

/** Web lock held while a tab uses the refresh token. */
export const REFRESH_LOCK = 'players-club.refresh'

/** Backoff: delays before the first retries, so that a short loss of connection goes unnoticed. */
export const RESTORE_RETRY_DELAYS_MS: readonly number[] = [1000, 3000]
/** The delay before every further retry. */
export const RESTORE_POLL_MS = 10_000

export type RestoreSessionDeps = {
  readonly api: Api
  readonly storage: SessionStorage
  readonly locks: LocksPort
}

/**
 * The tokens of the browser's session; null when it is over. It does not count as activity. One that has expired is
 * renewed from the refresh token.
 */
export function findTokens(deps: RestoreSessionDeps, signal: AbortSignal): Promise<SessionTokens | null> {
  return deps.locks.exclusive(REFRESH_LOCK, () => validTokens(deps, signal, true))
}

/** When the session of these tokens ends, as the server says: the moment at which the access token expires. */
export const endOf = ({ access_token }: SessionTokens): number => (decodeToken(access_token)?.exp ?? 0) * 1000

/** When a session ends that is used all the time, as the server says; null for one that is renewed then. */
export function lastEndOf(accessToken: string): number | null {
  const until = decodeToken(accessToken)?.until
  return until ? until * 1000 : until === null ? null : Infinity
}

/**
 * Restores the browser's session: the one its cookie opens or, if that has expired, a new one from the refresh token. Null
 * without either.
 */
export async function restoreSession(
  deps: RestoreSessionDeps,
  signal: AbortSignal,
): Promise<GrantedSession | null> {
  const { api, locks } = deps
  const tokens = await locks.exclusive(REFRESH_LOCK, () => validTokens(deps, signal))
  const account = tokens && (await api.call(getAccount, {}, { signal }))
  // Race: another tab may have signed in another player during the requests.
  return account && decodeToken(tokens.access_token)?.login === account.login ? { tokens, account } : null
}

async function validTokens(
  { api, storage }: RestoreSessionDeps,
  signal: AbortSignal,
  isUnattended = false,
): Promise<SessionTokens | null> {
  // The session check comes first: another tab may have renewed already, and using a refresh token twice ends the session.
  const query = isUnattended ? ({ unattended: 'true' } as const) : {}
  const status = await api.call(checkSession, { query }, { signal })
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
