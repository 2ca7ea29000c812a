import { signOut, type Api } from '@players-club/api-client'

/**
 * Ends a session that the server has granted and that this page does not begin: the browser has its cookie, so the next
 * page, by any visitor, would be signed in.
 */
export function revokeSession(api: Api): void {
  // Best effort: without an answer the server's own time limit ends it.
  void api.call(signOut).catch(() => {})
}
