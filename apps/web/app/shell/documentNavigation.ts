import { browserStorage } from '@players-club/flow-hooks/club'
import type { NavigateOptions } from 'react-router'

const KEPT = 'players-club.navigation'

/**
 * Loads an address from the server. The document that is left cannot give its state to the entry in the history that
 * does not exist yet, so the tab keeps it for the next document.
 */
export function navigateByDocument(path: string, { replace, state = null }: NavigateOptions): void {
  keepNavigationState(path, state)
  if (replace) location.replace(path)
  else location.assign(path)
}

export function keepNavigationState(path: string, state: unknown): void {
  browserStorage('session').set(KEPT, JSON.stringify({ path, state }))
}

/**
 * Stores the state of the navigation that loaded this document where the router reads it, before it starts. The next
 * document removes what is kept, whichever it is: the player may have refused to leave the page, and then gone elsewhere.
 */
export function restoreNavigationState(): void {
  const storage = browserStorage('session')
  const kept = storage.get(KEPT)
  storage.remove(KEPT)
  // The router's own script has given a new entry its key by now; it counts the entries that it has been on.
  const entry: { idx?: number } | null = history.state
  if (kept === null || entry?.idx !== undefined) return
  const { path, state }: { path: string; state: unknown } = JSON.parse(kept)
  if (new URL(path, location.href).href === location.href) history.replaceState({ ...entry, usr: state }, '')
}
