import { decodeToken, isLoggedIn, type Account, type SessionTokens } from '@players-club/domain-models'
import type { ErrorMessage } from '@players-club/api-client'

/** Who the access token says the player is. */
export type UserData = { readonly email: string; readonly login: string }

/** The authentication slice: the only part of the application's state that outlives a reload. */
export type SessionSlice = {
  readonly accessToken: string
  readonly refreshToken: string
  readonly account: Account | null
  readonly userData: UserData | null
  /** Why the last sign-in was refused. */
  readonly errorMessage: ErrorMessage | null
  /** The last sign-in was refused because the account is suspended. */
  readonly suspendedMessage: boolean
}

/** A page that the end of a session leads to. */
export type Target = { readonly path: string; readonly state?: unknown }

/** The session of this page: the tokens and account of a player, or those of a guest. */
export type Session = SessionSlice & {
  /** Counts the sessions of this page: data of an older epoch are outdated. */
  readonly epoch: number
  /** Counts the players who have left this page, so that their state can be dropped. */
  readonly departures: number
  /** Where the flow of this page that ended the last session leads; null where it ended elsewhere. */
  readonly target: Target | null
  /** The server is asked for the browser's session, which has expired or is not known yet. */
  readonly isRestoring: boolean
  /** It has not answered for some seconds, and goes on being asked. */
  readonly isCutOff: boolean
}

/** The session of a visitor who is not signed in. */
export const guestSlice: SessionSlice = {
  accessToken: '',
  refreshToken: '',
  account: null,
  userData: null,
  errorMessage: null,
  suspendedMessage: false,
}

/** A player's session as the server gives it: the session check's tokens and the account. */
export type GrantedSession = { readonly tokens: SessionTokens; readonly account: Account }

/** The slice of a player who has just been let in. */
export function playerSlice({ tokens, account }: GrantedSession): SessionSlice {
  const claims = decodeToken(tokens.access_token)
  return {
    ...guestSlice,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    account,
    userData: { email: claims?.email ?? account.email, login: claims?.login ?? account.login },
  }
}

/** Two user states only: a player has an access token and an account with an e-mail; anybody else is a guest. */
export function isPlayer({ accessToken, account }: SessionSlice): boolean {
  return isLoggedIn({ accessToken, account })
}

/** The user id among the stored session values. */
export function userIdOf({ account }: SessionSlice): string | null {
  return account?.login ?? null
}
