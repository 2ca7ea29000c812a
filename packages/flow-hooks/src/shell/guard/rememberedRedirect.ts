import type { ClubPorts } from '../../club/ClubPorts.ts'

const REDIRECT = 'players-club.redirect'

/** Keeps the page a guest was on the way to, for the redirect helper. */
export function rememberRedirect({ session }: ClubPorts['storage'], path: string): void {
  session.set(REDIRECT, path)
}

export function rememberedRedirect({ session }: ClubPorts['storage']): string | null {
  return session.get(REDIRECT)
}

export function forgetRedirect({ session }: ClubPorts['storage']): void {
  session.remove(REDIRECT)
}
