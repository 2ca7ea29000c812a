import type { Api } from '@players-club/api-client'
import { checkSession, getAccount, getFeatureFlags, getRemoteConfig } from '@players-club/api-client'
import type { RemoteConfig } from '@players-club/domain-models'
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

/** The flags in force for the visitor, and the remote configuration; undefined where the request fails. */
export interface Shell {
  authorizedFlags: readonly string[] | undefined
  remoteConfig: RemoteConfig | undefined
}

/** The data of the shell. The page is served without it rather than not at all. */
export async function findShell(api: Api): Promise<Shell> {
  const [flags, remoteConfig] = await Promise.all([
    api.call(getFeatureFlags).catch(() => undefined),
    api.call(getRemoteConfig).catch(() => undefined),
  ])
  return { authorizedFlags: flags?.authorizedFlags, remoteConfig }
}
