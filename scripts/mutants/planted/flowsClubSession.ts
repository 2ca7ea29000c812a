import type { Mutant } from '../Mutant.ts'
import { hooks } from '../suites.ts'

export const flowsClubSession: readonly Mutant[] = [
  {
    name: 'a page that no server rendered takes a player for a guest',
    file: 'packages/flow-hooks/src/club/session/createSession.ts',
    from: 'mayHaveSession = granted !== null',
    to: 'mayHaveSession = false',
    suites: hooks('src/shell/guard/useGuard.test.tsx'),
  },
  {
    name: 'a session that ended in another tab ends here without a word',
    file: 'packages/flow-hooks/src/club/session/createSessionKeeper.ts',
    from: "if (decision === 'end' && wasPlayer)",
    to: "if (decision === 'end' && !wasPlayer)",
    suites: hooks('src/club/session/session.test.ts'),
  },
  {
    name: 'a page that begins after its session was ended elsewhere says so to a guest',
    file: 'packages/flow-hooks/src/club/session/createSessionKeeper.ts',
    from: "if (decision === 'end' && wasPlayer)",
    to: "if (decision === 'end')",
    suites: hooks('src/club/session/session.test.ts'),
  },
  {
    name: 'open pages keep each other’s session alive',
    file: 'packages/flow-hooks/src/club/session/restoreSession.ts',
    from: "isUnattended ? ({ unattended: 'true' } as const) : {}",
    to: '{}',
    suites: hooks('src/accounts/sessionEnd/createSessionEnd.test.ts'),
  },
  {
    name: 'another tab goes on showing the old email address',
    file: 'packages/flow-hooks/src/club/session/createSession.ts',
    from: 'refreshToken: refresh_token, ...profile })',
    to: 'refreshToken: refresh_token })',
    suites: hooks('src/club/session/session.test.ts'),
  },
  {
    name: 'a session is given up after three attempts without a connection',
    file: 'packages/flow-hooks/src/club/session/createSessionKeeper.ts',
    from: 'if (isUnanswered(error)) {',
    to: 'if (isUnanswered(error) && delay !== undefined) {',
    suites: hooks('src/club/session/restoreSession.test.ts'),
  },
  {
    name: 'a page goes on under the cookie of another player',
    file: 'packages/flow-hooks/src/club/session/createSessionKeeper.ts',
    from: 'if (decodeToken(tokens.access_token)?.login === mine()?.userId) return',
    to: 'if (tokens) return',
    suites: hooks('src/club/session/session.test.ts'),
  },
  {
    name: 'a restored session without an email is not revoked',
    file: 'packages/flow-hooks/src/club/session/beginSession.ts',
    from: 'else refuseSession(deps)',
    to: 'else deps.session.end()',
    suites: hooks('src/club/session/restoreSession.test.ts'),
  },
]
