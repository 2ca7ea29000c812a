import type { Club } from '../createClub.ts'

const REDIRECT = 'players-club.redirect'

type Storages = Pick<Club, 'playerStorage' | 'storage'>

/** Keeps the page on the way to which a guest signs in, or a player buys tokens, for the redirect helper. */
export function rememberRedirect({ playerStorage }: Storages, path: string): void {
  playerStorage.session.set(REDIRECT, path)
}

/** The player's own, otherwise that of the guest who has signed in since. */
export function rememberedRedirect({ playerStorage, storage }: Storages): string | null {
  return playerStorage.session.get(REDIRECT) ?? storage.session.get(REDIRECT)
}

export function forgetRedirect({ playerStorage, storage }: Storages): void {
  playerStorage.session.remove(REDIRECT)
  storage.session.remove(REDIRECT)
}
