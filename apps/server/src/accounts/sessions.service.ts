import type { SessionStatus, SessionTokens } from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import {
  findCurrentRefreshToken,
  readAccessToken,
  readRefreshToken,
  refreshSession,
  revokeFamilyOfCookie,
  signAccessToken,
  signRefreshToken,
  type OpenedSession,
  type Session,
} from '../kernel/sessions/index.ts'
import type { AccountsDeps } from './AccountsDeps.ts'

export interface Renewal {
  refreshToken: string
  cookieValue: string | null
  requestId: string
}

/** New tokens, and a session for the cookie if the old one had expired. */
export interface Renewed {
  tokens: SessionTokens
  session: OpenedSession | null
}

export const createSessions = ({ database, clock, secrets, onTokenReused }: AccountsDeps) => {
  const tokensOf = async (
    identity: Pick<Session, 'login' | 'email' | 'familyId'>,
    refreshTokenId: string,
    expiresAt: Date,
  ): Promise<SessionTokens> => ({
    access_token: await signAccessToken(secrets, identity, { now: clock.now(), expiresAt }),
    refresh_token: signRefreshToken(secrets, refreshTokenId),
  })

  const tokensOfSession = async (session: Session): Promise<SessionTokens | null> => {
    const refreshTokenId = await findCurrentRefreshToken(database, session.familyId)
    return refreshTokenId === null ? null : tokensOf(session, refreshTokenId, session.expiresAt)
  }

  const tokensOfSignIn = (session: OpenedSession, player: { login: string; email: string }) =>
    tokensOf({ ...player, familyId: session.familyId }, session.refreshTokenId, session.expiresAt)

  return {
    tokensOfSignIn,

    /** The session in the browser's cookie. */
    async check(session: Session | null): Promise<SessionStatus | null> {
      const tokens = session && (await tokensOfSession(session))
      return tokens && { ...tokens, login: session.login }
    },

    /** Adopts another tab's session: the token has to name the session of the cookie. */
    async adopt(session: Session | null, accessToken: string, login: string): Promise<SessionTokens> {
      const claims = await readAccessToken(secrets, accessToken, clock.now())
      const isSame = session && claims?.familyId === session.familyId && claims.login === login
      const tokens = isSame ? await tokensOfSession(session) : null
      if (!tokens) throw new Refusal('error.uaaAuthentication.invalid')
      return tokens
    },

    async refresh({ refreshToken, cookieValue, requestId }: Renewal): Promise<Renewed> {
      const now = clock.now()
      const tokenId = readRefreshToken(secrets, refreshToken)
      const refreshed =
        tokenId === null
          ? ({ kind: 'refused' } as const)
          : await database.unitOfWork(tx => refreshSession(tx, { tokenId, cookieValue, now }))
      if (refreshed.kind === 'reused') onTokenReused(requestId)
      if (refreshed.kind === 'refused' || refreshed.kind === 'reused')
        throw new Refusal('error.session.expired')
      if (refreshed.kind === 'rotated') {
        const { player, familyId, refreshTokenId, expiresAt } = refreshed
        return { tokens: await tokensOf({ ...player, familyId }, refreshTokenId, expiresAt), session: null }
      }
      const { session, player } = refreshed
      return { tokens: await tokensOfSignIn(session, player), session }
    },

    /** Ends the session of the cookie on the server; without one it does nothing. */
    async end(cookieValue: string | null): Promise<void> {
      if (cookieValue === null) return
      await database.unitOfWork(tx => revokeFamilyOfCookie(tx, cookieValue, clock.now()))
    },
  }
}
