import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  createTestBrowser,
  createTestClub,
  testAccount,
  testProblem,
  testSession,
  testTokens,
  type TestClubOptions,
} from '../../testing/index.ts'
import { useVisitor } from './useVisitor.ts'

async function visitor(
  signedIn: string | null,
  answers: TestClubOptions['answers'] = {},
  browser = createTestBrowser(),
) {
  const tab = createTestClub({ answers, browser })
  tab.browser.server.signedIn = signedIn
  const seen: string[] = []
  await renderHook(() => seen.push(useVisitor()), { wrapper: tab.Wrapper })
  return { tab, last: () => expect.poll(() => seen.at(-1)), first: seen[0] }
}

test('a window opened with a player’s cookie needs no sign-in', async () => {
  const { first, last } = await visitor('verified')
  expect(first).toBe('asking')
  await last().toBe('player')
})

test('[AUTH-001] [AUTH-026] a remembered player whose session has expired needs no sign-in', async () => {
  const browser = createTestBrowser()
  createTestClub({ browser }).start().session.begin(testSession())
  const renewed = testTokens(testAccount(), 2)
  const uses: string[] = []
  const { last } = await visitor(
    'verified',
    {
      'accounts.checkSession': () => null,
      'accounts.refreshSession': ({ body }) => {
        uses.push(body.refresh_token)
        return renewed
      },
    },
    browser,
  )
  await last().toBe('player')
  expect(uses).toEqual([testSession().tokens.refresh_token])
  expect(browser.local()).toMatchObject({ 'players-club.refresh-token': renewed.refresh_token })
})

test('a guest who signs in in another tab is a player here too', async () => {
  const here = await visitor(null)
  await here.last().toBe('guest')
  const { server } = here.tab.browser
  const other = createTestClub({ browser: here.tab.browser }).start()
  server.signedIn = 'verified'
  other.session.begin(testSession())
  await here.last().toBe('player')
})

test('[AUTH-024] a session without an email is revoked, and its visitor is a guest', async () => {
  const { tab, last } = await visitor('verified', { 'accounts.getAccount': { ...testAccount(), email: '' } })
  await last().toBe('guest')
  await expect.poll(() => tab.browser.server.signedIn).toBeNull()
})

test('a missing session or an unreachable server makes a guest', async () => {
  await (await visitor(null)).last().toBe('guest')
  await (await visitor('verified', { 'accounts.checkSession': testProblem(503) })).last().toBe('guest')
})
