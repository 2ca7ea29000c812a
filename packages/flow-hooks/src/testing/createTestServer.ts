import { fakeFetch, type FakeAnswers, type FakeServer } from '@players-club/api-client/fakes'
import type { Problem } from '@players-club/domain-models'
import { inRegionCheck } from '@players-club/domain-models/fixtures'
import type { ClockPort } from '../club/ClubPorts.ts'
import type { Settling } from './createSettling.ts'
import { TEST_PASSWORD, testAccount, testCaptcha, testTokens } from './fixtures.ts'

/** A server with one browser's cookie. Every player `name@players.example` exists, with the demo password. */
export type TestServer = FakeServer & {
  /** The player of the cookie, by the name before the @. */
  signedIn: string | null
}

/** A problem of the server, as little of it as a test cares for. */
export function testProblem(status: number, errorKey?: string, more: Partial<Problem> = {}): Problem {
  return { status, title: `Problem ${status}`, ...(errorKey && { errorKey }), ...more }
}

/** A server in memory with one browser's cookie; players sign in with `TEST_PASSWORD`. */
export function createTestServer(clock: ClockPort, settling: Settling): TestServer {
  const state: { signedIn: string | null } = { signedIn: null }
  let generation = 1

  const nameOf = (email: string) => email.split('@')[0] ?? ''
  const tokensOf = (name: string) => testTokens(testAccount(name), generation)
  const expired = testProblem(401, 'error.session.expired')
  const forPlayer = <T>(answer: (name: string) => T) => (state.signedIn ? answer(state.signedIn) : expired)

  const answers: FakeAnswers = {
    'accounts.signIn': ({ body }) => {
      if (body.password !== TEST_PASSWORD) return testProblem(401, 'error.uaaAuthentication.invalid')
      state.signedIn = nameOf(body.username)
      return tokensOf(state.signedIn)
    },
    'accounts.signInWithToken': ({ body }) =>
      state.signedIn && body.access_token === tokensOf(state.signedIn).access_token
        ? tokensOf(state.signedIn)
        : testProblem(401, 'error.uaaAuthentication.invalid'),
    'accounts.checkSession': () =>
      state.signedIn ? { ...tokensOf(state.signedIn), login: testAccount(state.signedIn).login } : null,
    'accounts.getAccount': () => forPlayer(testAccount),
    'accounts.refreshSession': ({ body }) =>
      forPlayer(name => {
        if (body.refresh_token !== tokensOf(name).refresh_token) return expired
        generation += 1
        return tokensOf(name)
      }),
    'accounts.signOut': () => {
      state.signedIn = null
      return null
    },
    'accounts.unsuspendByEmail': null,
    'accounts.checkEmail': null,
    'accounts.checkInviteCode': { valid: true },
    'accounts.getCaptchaChallenge': ({ params }) => testCaptcha(params.action),
    'accounts.register': null,
    'shell.getRemoteConfig': {},
    'shell.getFeatureFlags': { authorizedFlags: [] },
    'location.checkLocation': inRegionCheck,
    'history.getPointsBalance': () => forPlayer(name => ({ balance: name.length * 1000 })),
    'history.getPointsHistory': ({ query }) =>
      forPlayer(() => ({ content: [], page: query.page, size: query.size, totalElements: 0 })),
    'lounge.getUserTokens': () =>
      forPlayer(name => ({
        balance: name.length * 100,
        currency: 'TOKEN',
        userKey: name,
        id: `tokens-${name}`,
      })),
  }
  const server = fakeFetch(answers, { clock })
  return Object.assign(state, server, {
    fetch: async (url: string, init: RequestInit) => {
      const response = await server.fetch(url, init)
      const text = await settling.during(response.text())
      response.text = () => Promise.resolve(text)
      return response
    },
  })
}
