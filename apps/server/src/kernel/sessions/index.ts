export { currentRefreshToken } from './currentRefreshToken.ts'
export { refreshSession } from './refreshSession.ts'
export type { Refreshed } from './refreshSession.ts'
export {
  beginSession,
  findSession,
  findSessionByHash,
  revokeFamily,
  revokeFamilyOfCookie,
  revokePlayer,
} from './sessions.ts'
export type { OpenedSession, Session } from './sessions.ts'
export { sessionHousekeeping } from './sessionHousekeeping.ts'
export { SESSION_LIMITS } from './settings.ts'
export { readAccessToken, readRefreshToken, signAccessToken, signRefreshToken } from './tokens.ts'
export type { AccessClaims } from './tokens.ts'
