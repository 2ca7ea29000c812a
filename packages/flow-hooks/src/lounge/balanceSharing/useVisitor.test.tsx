import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../../testing/index.ts'
import { useVisitor } from './useVisitor.ts'

async function visitor(signedIn: string | null, answers: TestClubOptions['answers'] = {}) {
  const tab = createTestClub({ answers })
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

test('a guest who signs in in another tab is a player here too', async () => {
  const here = await visitor(null)
  await here.last().toBe('guest')
  const { server } = here.tab.browser
  const other = createTestClub({ browser: here.tab.browser }).start()
  server.signedIn = 'verified'
  other.session.begin(testSession())
  await here.last().toBe('player')
})

test('a missing session or an unreachable server makes a guest', async () => {
  await (await visitor(null)).last().toBe('guest')
  await (await visitor('verified', { 'accounts.checkSession': testProblem(503) })).last().toBe('guest')
})
