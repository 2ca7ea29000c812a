import type { Api } from '@players-club/api-client'
import { checkSession, getAccount, getFeatureFlags, getRemoteConfig } from '@players-club/api-client'
import type { GrantedSession } from '@players-club/flow-hooks/accounts'

/** The player of the request's session cookie; null for a guest, and where the request fails. */
export async function findSession(api: Api): Promise<GrantedSession | null> {
  try {
    const tokens = await api.call(checkSession)
    const account = tokens && (await api.call(getAccount))
    return tokens && account && { tokens, account }
  } catch {
    return null
  }
}

/** The data of the shell. The page is served without it rather than not at all. */
export async function findShell(api: Api) {
  const [flags, remoteConfig] = await Promise.all([
    api.call(getFeatureFlags).catch(() => undefined),
    api.call(getRemoteConfig).catch(() => undefined),
  ])
  return { authorizedFlags: flags?.authorizedFlags, remoteConfig }
}
