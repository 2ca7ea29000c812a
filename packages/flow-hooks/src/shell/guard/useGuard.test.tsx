import { copperStateLottery } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { Place } from '../../club/ClubPorts.ts'
import { ClubProvider } from '../../club/ClubProvider.tsx'
import { memoryStorage } from '../../club/memoryStorage.ts'
import { useClub } from '../../club/useClub.ts'
import {
  createTestBrowser,
  createTestClub,
  testAccount,
  testProblem,
  testSession,
  testTokens,
  type TestClub,
} from '../../testing/index.ts'
import type { GuardDecision, GuardedRoute } from './guard.ts'
import { useGuard } from './useGuard.ts'

const renewed = testTokens(testAccount(), 2)

/** A page that is loaded after the session has run out, in the browser of a remembered player or of one who is not any more. */
async function restoringPage(
  route: GuardedRoute,
  { isRenewed, place }: { isRenewed: boolean; place?: Partial<Place> },
) {
  const browser = createTestBrowser()
  createTestClub({ browser }).start().session.begin(testSession())
  browser.server.signedIn = 'verified'
  browser.server.answer({
    'accounts.checkSession': () => null,
    'accounts.refreshSession': () => (isRenewed ? renewed : testProblem(401, 'error.session.expired')),
  })
  const initial = { session: null, hasExpiredSession: true, remoteConfig: {}, authorizedFlags: [] }
  const tab = createTestClub({ browser, tabStorage: memoryStorage(), initial, place })
  const rendered = await renderGuard(route, '/page', tab.Wrapper)
  await browser.settled()
  return { ...rendered, tab }
}

/** The guard of a page, and its decisions from the first rendering on. */
async function renderGuard(route: GuardedRoute, path: string, wrapper: TestClub['Wrapper']) {
  const kinds: GuardDecision['kind'][] = []
  const { result } = await renderHook(
    () => {
      const decision = useGuard(route, path)
      kinds.push(decision.kind)
      return { decision, club: useClub() }
    },
    { wrapper },
  )
  return {
    kinds,
    decision: () => result.current.decision,
    message: () => result.current.club.messages.getState(),
  }
}

test.each([
  ['goes on reads that it is for others', true],
  ['is over may register', false],
])('[REG-003] an invitation waits, and a visitor whose session %s', async (_, isRenewed) => {
  const { decision, tab } = await restoringPage({ authPage: 'invitation' }, { isRenewed })
  await expect
    .poll(() => tab.browser.server.requests.map(({ name }) => name))
    .toContain('accounts.refreshSession')
  await tab.browser.settled()
  expect(decision()).toEqual({ kind: 'allow' })
  expect(tab.visits).toEqual([])
})

test.each([
  ['goes on is sent home and told so', true, ['/'], { message: { key: 'shell.signedInAlready' } }],
  ['is over may sign in', false, [], { at: 'empty' }],
])(
  '[GUARD-002] the sign-in page waits, and a visitor whose session %s',
  async (_, isRenewed, visits, told) => {
    const { tab, message } = await restoringPage({ authPage: 'signIn' }, { isRenewed })
    await expect.poll(() => tab.visits.map(({ path }) => path)).toEqual(visits)
    expect(message()).toMatchObject(told)
  },
)

test.each([
  ['its state', { state: { from: '/rewards/12' } }],
  ['its query', { search: '?from=%2Frewards%2F12' }],
])(
  '[GUARD-002] a visitor who came to the sign-in page before the session was restored is sent back to the page in %s, without a message about the home page',
  async (_, place) => {
    const { tab, message } = await restoringPage({ authPage: 'signIn' }, { isRenewed: true, place })
    await expect.poll(() => tab.visits.map(({ path }) => path)).toEqual(['/rewards/12'])
    expect(message()).toMatchObject({ at: 'empty' })
  },
)

test.each([
  ['goes on sees it', true, 'allow'],
  ['is over is led to sign in', false, 'signIn'],
])('[GUARD-001] a secured page waits, and a visitor whose session %s', async (_, isRenewed, kind) => {
  const { kinds, decision } = await restoringPage({ secured: true }, { isRenewed })
  await expect.poll(() => decision().kind).toBe(kind)
  expect([...new Set(kinds)]).toEqual(['wait', kind])
})

test.each([
  ['signed-in player sees it', 'verified', 'allow', []],
  ['guest is led to sign in', null, 'signIn', ['/login']],
])(
  '[GUARD-001] a secured page that no server rendered waits for the session, and a %s',
  async (_, signedIn, kind, visits) => {
    const tab = createTestClub()
    tab.browser.server.signedIn = signedIn
    const { kinds, decision } = await renderGuard({ secured: true }, '/history', ({ children }) => (
      <ClubProvider ports={tab.ports} lottery={copperStateLottery}>
        {children}
      </ClubProvider>
    ))
    await expect.poll(() => decision().kind).toBe(kind)
    expect([...new Set(kinds)]).toEqual(['wait', kind])
    expect(tab.visits.map(({ path }) => path)).toEqual(visits)
  },
)
