import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestBrowser, createTestClub, testProblem, type TestClubOptions } from '../../testing/index.ts'
import type { SignInWindowAnswer, WidgetBinding, WidgetNews } from './WidgetHost.ts'
import { useBalanceWidget } from './useBalanceWidget.ts'

const REMEMBERED = 'players-club.widget.https://partner.example'

type Answer = (answer: SignInWindowAnswer) => void

async function widget({
  origin = 'https://partner.example',
  isBlocked = false,
  ...options
}: TestClubOptions & { origin?: string | null; isBlocked?: boolean } = {}) {
  const tab = createTestClub(options)
  Object.assign(tab.ports, { id: () => 'nonce-of-one-sign-in' })
  const { server } = tab.browser
  server.answer({
    'lounge.redeemEmbedCode': ({ body }) => {
      redeemed.push(body)
      server.signedIn = 'verified'
      return null
    },
    ...options.answers,
  })
  const news: WidgetNews[] = []
  const holds: boolean[] = []
  const windows: { binding: WidgetBinding; answer: Answer }[] = []
  const redeemed: unknown[] = []
  let seen = () => {}
  let answered = () => {}
  let here = origin
  let left = 0
  const ports = {
    host: {
      partnerOrigin: () => here,
      onAnswered: (listener: () => void) => {
        answered = listener
        return () => {}
      },
      notify: (each: WidgetNews) => void news.push(each),
      hold: (isHeld: boolean) => void holds.push(isHeld),
      onSeen: (listener: () => void) => {
        seen = listener
        return () => {}
      },
    },
    signInWindow: {
      open(binding: WidgetBinding, answer: Answer) {
        windows.push({ binding, answer })
        return isBlocked ? ('blocked' as const) : ('opened' as const)
      },
      focus: () => {},
      leave: () => void (left += 1),
    },
  }
  const { result } = await renderHook(() => useBalanceWidget(ports), { wrapper: tab.Wrapper })
  const at = () => expect.poll(() => result.current.state.at)
  const answer = (partnerOrigin: string) => {
    here = partnerOrigin
    answered()
  }
  return { tab, result, at, news, holds, windows, redeemed, answer, seen: () => seen(), left: () => left }
}

test('a code is exchanged with the same origin and nonce it was requested for', async () => {
  const { result, at, windows, redeemed, news, tab, left } = await widget()
  await at().toBe('guest')
  expect(tab.browser.server.requests.map(({ name }) => name)).not.toContain('lounge.getUserTokens')
  result.current.signIn()
  await at().toBe('signingIn')
  const { binding, answer } = windows[0] ?? expect.unreachable('No window was opened.')
  expect(binding).toEqual({ partnerOrigin: 'https://partner.example', nonce: 'nonce-of-one-sign-in' })
  answer({ type: 'code', code: 'a-code-of-sixteen-or-more' })
  await at().toBe('signedIn')
  expect(redeemed).toEqual([{ code: 'a-code-of-sixteen-or-more', ...binding }])
  expect(result.current.state).toMatchObject({ tokens: { balance: 800 } })
  expect(news).toEqual(['signedin'])
  expect(left()).toBe(1)
})

test('the page keeps the frame from the press until the session is open', async () => {
  const { result, at, windows, holds, tab } = await widget()
  let open = () => {}
  tab.browser.server.answer({
    'lounge.redeemEmbedCode': () =>
      new Promise<null>(resolve => {
        open = () => {
          tab.browser.server.signedIn = 'verified'
          resolve(null)
        }
      }),
  })
  await at().toBe('guest')
  expect(holds).toEqual([])
  result.current.signIn()
  await expect.poll(() => holds).toEqual([true])
  windows[0]?.answer({ type: 'code', code: 'a-code-of-sixteen-or-more' })
  await at().toBe('entering')
  await tab.browser.settled()
  expect(holds).toEqual([true])
  open()
  await at().toBe('signedIn')
  await expect.poll(() => holds).toEqual([true, false])
})

test('the page keeps the frame no longer than until the window is closed', async () => {
  const { result, at, windows, holds } = await widget()
  await at().toBe('guest')
  result.current.signIn()
  await expect.poll(() => holds).toEqual([true])
  windows[0]?.answer({ type: 'closed' })
  await expect.poll(() => holds).toEqual([true, false])
})

test('a reload finds the session, and an ended one is reported when the page becomes visible', async () => {
  const first = await widget()
  first.tab.browser.openLocal().set(REMEMBERED, 'yes')
  first.tab.browser.server.signedIn = 'verified'
  const again = await widget({ browser: first.tab.browser })
  await again.at().toBe('signedIn')
  first.tab.browser.server.signedIn = null
  again.seen()
  await again.at().toBe('guest')
  expect(again.result.current.state).toMatchObject({ notice: { key: 'lounge.widget.ended' } })
  expect(first.tab.browser.local()).toEqual({})
})

test('a session that the player has allowed another partner on the same site is neither used nor forgotten', async () => {
  const browser = createTestBrowser()
  browser.openLocal().set(REMEMBERED, 'yes')
  browser.server.signedIn = 'verified'
  const { at, news } = await widget({ browser, origin: 'https://other.example' })
  await at().toBe('guest')
  await browser.settled()
  expect(browser.server.requests.map(({ name }) => name)).not.toContain('lounge.getUserTokens')
  expect(news).toEqual([])
  expect(browser.local()).toEqual({ [REMEMBERED]: 'yes' })
})

test('a page that says late who it is shows the session that it had', async () => {
  const browser = createTestBrowser()
  browser.openLocal().set(REMEMBERED, 'yes')
  browser.server.signedIn = 'verified'
  const { at, answer } = await widget({ browser, origin: null })
  await at().toBe('guest')
  answer('https://partner.example')
  await at().toBe('signedIn')
})

test.each([
  ['a page that has not said who it is', { origin: null }],
  ['a browser that opens no window', { isBlocked: true }],
])('%s leaves a guest with a way on', async (_, options) => {
  const { result, at, news } = await widget(options)
  await at().toBe('guest')
  result.current.signIn()
  await expect
    .poll(() => result.current.state)
    .toEqual({ at: 'guest', notice: { key: 'lounge.widget.blocked' } })
  expect(news).toEqual(['blocked'])
})

test('a balance that failed to load can be reloaded', async () => {
  const { tab, result, at } = await widget({
    answers: { 'lounge.getUserTokens': testProblem(503) },
  })
  tab.browser.openLocal().set(REMEMBERED, 'yes')
  await at().toBe('failed')
  tab.browser.server.answer({
    'lounge.getUserTokens': { balance: 7, currency: 'TOKEN', userKey: 'k', id: 'i' },
  })
  result.current.retry()
  await at().toBe('signedIn')
})
