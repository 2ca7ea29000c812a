import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

export const serverKernelSessions: readonly Mutant[] = [
  {
    name: 'a question that a page asks by itself keeps the session alive',
    file: 'apps/server/src/kernel/sessions/findSession.ts',
    from: 'if (isTouchDue && !isUnattended) {',
    to: 'if (isTouchDue) {',
    suites: server('src/accounts/sessions.test.ts'),
  },
  {
    name: 'signed-in players read nothing while the database only answers reads',
    file: 'apps/server/src/kernel/sessions/findSession.ts',
    from: "error.reason === 'readOnly') return false",
    to: "error.reason === 'overloaded') return false",
    suites: server('src/kernel/sessions/findSession.test.ts'),
  },
  {
    name: 'an idle session does not expire',
    file: 'apps/server/src/kernel/sessions/findSession.ts',
    from: 'if (!row || row.expiresAt <= now || row.absoluteExpiresAt <= now) return null',
    to: 'if (!row || row.absoluteExpiresAt <= now) return null',
    suites: server('src/accounts/sessions.test.ts'),
  },
  {
    name: 'a session in use never expires',
    file: 'apps/server/src/kernel/sessions/sessions.ts',
    from: 'const absoluteExpiresAt = earlier(later(now, SESSION_LIMITS.absoluteMs), family.expiresAt)',
    to: 'const absoluteExpiresAt = later(now, SESSION_LIMITS.rememberMs)',
    suites: server('src/accounts/sessions.test.ts'),
  },
  {
    name: 'a reused refresh token does not end the session',
    file: 'apps/server/src/kernel/sessions/refreshSession.ts',
    from: "    await revokeFamily(tx, familyId, now)\n    return { kind: 'reused' }",
    to: "    return { kind: 'reused' }",
    suites: server('src/accounts/sessions.test.ts'),
  },
  {
    name: 'a refresh token works without its cookie',
    file: 'apps/server/src/kernel/sessions/refreshSession.ts',
    from: 'and(eq(sessions.idHash, hashKey(cookieValue)), eq(sessions.familyId, familyId))',
    to: 'eq(sessions.familyId, familyId)',
    suites: server('src/accounts/sessions.test.ts'),
  },
  {
    name: 'an expired session without remember-me is renewed',
    file: 'apps/server/src/kernel/sessions/refreshSession.ts',
    from: "  if (!isLive && !family.remember) return { kind: 'refused' }\n",
    to: '',
    suites: server('src/accounts/sessions.test.ts'),
  },
  {
    name: 'signing out does not end the session on the server',
    file: 'apps/server/src/kernel/sessions/sessions.ts',
    from: 'if (found) await revokeFamily(tx, found.familyId, now)',
    to: 'if (!found) await revokeFamily(tx, cookieValue, now)',
    suites: server('src/accounts/sessions.test.ts', 'src/accounts/signIn.test.ts'),
  },
  {
    name: 'the sign-in of a suspended player is renewed',
    file: 'apps/server/src/kernel/sessions/refreshSession.ts',
    from: " || family.state !== 'active') {",
    to: ') {',
    suites: server('src/kernel/sessions/refreshSession.test.ts'),
  },
]
