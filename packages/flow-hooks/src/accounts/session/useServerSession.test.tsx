import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { useGuard } from '../../shell/index.ts'
import { createTestClub, testSession } from '../../testing/index.ts'
import { useServerSession } from './useServerSession.ts'
import { useSession } from './useSession.ts'

type Page = { login: string | null; path: string }

async function browsing(first: Page, session = testSession()) {
  const initial = { session: first.login ? session : null, remoteConfig: {}, authorizedFlags: [] }
  const tab = createTestClub({ initial })
  const { server } = tab.browser
  server.signedIn = first.login && 'verified'
  const { result, rerender } = await renderHook(
    ({ login, path }: Page = first) => {
      useServerSession(login)
      const guarded = useGuard(path === '/login' ? { authPage: 'signIn' } : {}, path)
      return { guarded, session: useSession(), club: useClub() }
    },
    { wrapper: tab.Wrapper, initialProps: first },
  )
  const messages = () => result.current.club.messages.getState()
  return { tab, server, result, rerender, messages, settled: tab.browser.settled }
}

const player = { login: 'verified-login', path: '/' }

test('[AUTH-026] a session that ran out between two pages is over here too, and the sign-in page stays', async () => {
  const { tab, server, result, rerender, messages } = await browsing(player)
  server.signedIn = null
  await rerender({ login: null, path: '/login' })
  expect(result.current.session.isSignedIn).toBe(false)
  expect(tab.browser.local()).toEqual({})
  await expect.poll(messages).toMatchObject({ message: { key: 'error.http.401' } })
  expect(tab.visits).toEqual([])
})

test('a slow page that was overtaken by a sign-in ends nothing', async () => {
  const { result, rerender, messages, settled } = await browsing(player)
  await rerender({ login: null, path: '/games' })
  await expect.poll(() => result.current.session.isSignedIn).toBe(true)
  await settled()
  expect(messages().at).toBe('empty')
})

test('another player’s session takes the place of the one here', async () => {
  const { server, result, rerender, messages } = await browsing(player)
  server.signedIn = 'poor'
  await rerender({ login: 'poor-login', path: '/games' })
  await expect.poll(() => result.current.session.account?.login).toBe('poor-login')
  expect(messages().at).toBe('empty')
})

test('[GUARD-005] a guest stays one when another tab’s session is seen, with the switch off', async () => {
  const { server, result, rerender, settled } = await browsing({ login: null, path: '/' })
  server.signedIn = 'verified'
  await rerender({ login: 'verified-login', path: '/games' })
  await settled()
  expect(result.current.session.isSignedIn).toBe(false)
})
