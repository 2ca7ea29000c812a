import { jwtVerify, SignJWT } from 'jose'
import { isSameSecret, sign, type Secrets } from '../secrets/secrets.ts'
import type { Lifetime } from './sessions.ts'

/** The claims of an access token. It identifies the player to the browser; it gives no access on its own. */
export interface AccessClaims {
  login: string
  email: string
  familyId: string
}

/** When the session ends whatever its player does, in seconds as `exp`; null if it is renewed then. */
const untilOf = ({ remember, absoluteExpiresAt }: Lifetime) =>
  remember ? null : Math.floor(absoluteExpiresAt.getTime() / 1_000)

export const signAccessToken = (
  secrets: Secrets,
  { login, email, familyId }: AccessClaims,
  { now, ...lifetime }: Lifetime & { now: Date },
): Promise<string> =>
  new SignJWT({ email, login, sid: familyId, until: untilOf(lifetime) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(login)
    .setIssuedAt(now)
    .setExpirationTime(lifetime.expiresAt)
    .sign(secrets.accessToken)

/** The claims of a token that we have signed and that has not expired; null for any other. */
export const readAccessToken = async (
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<AccessClaims | null> => {
  try {
    const { payload } = await jwtVerify(token, secrets.accessToken, {
      algorithms: ['HS256'],
      currentDate: now,
    })
    const { login, email, sid } = payload
    if (typeof login !== 'string' || typeof email !== 'string' || typeof sid !== 'string') return null
    return { login, email, familyId: sid }
  } catch {
    return null
  }
}

/** A refresh token: the id of its row and our signature over it. */
export const signRefreshToken = (secrets: Secrets, id: string): string =>
  `${id}.${sign(secrets.refreshToken, id)}`

/** The id in a refresh token that we have signed; null for any other text. */
export const readRefreshToken = (secrets: Secrets, token: string): string | null => {
  const [id = '', signature = ''] = token.split('.')
  return isSameSecret(signature, sign(secrets.refreshToken, id)) ? id : null
}
