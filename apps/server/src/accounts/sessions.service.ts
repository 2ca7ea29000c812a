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
  type Lifetime,
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
    { login, email }: Pick<Session, 'login' | 'email'>,
    { familyId, refreshTokenId, ...lifetime }: Lifetime & { familyId: string; refreshTokenId: string },
  ): Promise<SessionTokens> => ({
    access_token: await signAccessToken(
      secrets,
      { login, email, familyId },
      { now: clock.now(), ...lifetime },
    ),
    refresh_token: signRefreshToken(secrets, refreshTokenId),
  })

  const tokensOfSession = async (session: Session): Promise<SessionTokens | null> => {
    const refreshTokenId = await findCurrentRefreshToken(database, session.familyId)
    return refreshTokenId === null ? null : tokensOf(session, { ...session, refreshTokenId })
  }

  return {
    tokensOf,

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
          : // Uses of one token wait for its row, so they wait before they take a connection.
            await database.queued(tokenId, () =>
              database.unitOfWork(tx => refreshSession(tx, { tokenId, cookieValue, now })),
            )
      if (refreshed.kind === 'reused') onTokenReused(requestId)
      if (refreshed.kind === 'refused' || refreshed.kind === 'reused')
        throw new Refusal('error.session.expired')
      const tokens = await tokensOf(refreshed.player, refreshed.session)
      return { tokens, session: refreshed.kind === 'reopened' ? refreshed.session : null }
    },

    /** Ends the session of the cookie on the server; without one it does nothing. */
    async end(cookieValue: string | null): Promise<void> {
      if (cookieValue === null) return
      await database.unitOfWork(tx => revokeFamilyOfCookie(tx, cookieValue, clock.now()))
    },
  }
}
