import { copperStateLottery, type Look, type RemoteConfig } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useNavigationMessage } from '../accounts/signIn/useNavigationMessage.ts'
import { ClubProvider } from '../club/ClubProvider.tsx'
import type { NavigatorOptions } from '../club/ClubPorts.ts'
import { useClub } from '../club/useClub.ts'
import { forgetRedirect, rememberedRedirect, rememberRedirect } from '../club/redirect/rememberedRedirect.ts'
import { createTestClub, testAccount, testSession, type TestClubOptions } from '../testing/index.ts'
import {
  useConfetti,
  useFeatureFlag,
  useGreeting,
  useGuard,
  useMessageBar,
  useOutageWarning,
  usePageViews,
  useRedirectBack,
  useSpinner,
  type GuardedRoute,
} from './index.ts'

const harborLook: Look = {
  colors: { accent: '#0b5a8a', surface: '#ffffff', text: '#14202b', night: '#0c1a2a' },
  radius: 8,
  logo: 'logo.svg',
  displayFont: { family: 'Harbor Sans', file: 'harbor.woff2' },
}
const quiet = { remoteConfig: {}, authorizedFlags: [] }
const asPlayer = { ...quiet, session: testSession() }

async function mounted<T, P = undefined>(hook: (props?: P) => T, options: TestClubOptions = {}) {
  const tab = createTestClub({ initial: quiet, ...options })
  const { result, rerender, unmount } = await renderHook(
    (props?: P) => ({ hook: hook(props), club: useClub() }),
    { wrapper: tab.Wrapper },
  )
  return { tab, rerender, unmount, result, club: result.current.club }
}

test('[SHELL-016] a page view is reported once per route change', async () => {
  const { tab, rerender } = await mounted((path: string = '/') => usePageViews(path))
  for (const path of ['/games', '/games', '/earn']) await rerender(path)
  expect(tab.pageViews).toEqual(['/', '/games', '/earn'])
})

test('a message without a time-out is cleared with its page', async () => {
  const { rerender, club } = await mounted((path: string = '/') => usePageViews(path))
  club.messages.raise({ type: 'success', text: 'Saved' })
  await rerender('/games')
  expect(club.messages.getState().at).toBe('empty')
})

test('[SHELL-017] the marketing tool identifies a signed-in session, not a guest', async () => {
  expect((await mounted(() => null, { initial: asPlayer })).tab.identified).toEqual(['verified-login'])
  expect((await mounted(() => null)).tab.identified).toEqual([])
})

describe('the greeting', () => {
  const birthday = { ...testAccount(), birthDate: '1980-11-20' }

  test('[SHELL-012] follows the time in Phoenix', async () => {
    const { result } = await mounted(useGreeting)
    expect(result.current.hook).toEqual({ key: 'shell.greeting.afternoon' })
  })

  test('[SHELL-009] knows the signed-in player', async () => {
    const { tokens } = testSession()
    const { result, club } = await mounted(useGreeting, {
      initial: { ...quiet, session: { tokens, account: birthday } },
    })
    expect(result.current.hook).toEqual({ key: 'shell.greeting.birthday' })
    club.session.end()
    await expect.poll(() => result.current.hook).toEqual({ key: 'shell.greeting.afternoon' })
  })

  test('[SHELL-013] has a typeface of the lottery’s own look', async () => {
    const { result } = await mounted(useGreeting, {
      lottery: { brand: { ...copperStateLottery.brand, look: harborLook } },
      initial: { ...quiet, remoteConfig: { GREETINGS_MESSAGE_CONFIG: { fontFamily: 'Harbor Sans' } } },
    })
    expect(result.current.hook.look).toEqual({ font: 'display' })
  })
})

describe('an outage warning on the home and sign-in page', () => {
  const warning = (
    displayTime?: number,
  ): { initial: { remoteConfig: RemoteConfig; authorizedFlags: string[] } } => ({
    initial: {
      authorizedFlags: [],
      remoteConfig: {
        OUTAGE_CONFIG: {
          flag: 'true',
          startDate: '2026-11-01T00:00:00Z',
          body: 'Tonight at ten',
          displayTime,
        },
      },
    },
  })

  test.each([
    [undefined, 30_000],
    [8000, 8000],
  ])(
    '[OUTAGE-001] [OUTAGE-006] with the displayTime %s shows the configured body for %s ms',
    async (displayTime, ms) => {
      const { tab, club } = await mounted(useOutageWarning, warning(displayTime))
      expect(club.messages.getState()).toMatchObject({
        message: { type: 'outage_warning', text: 'Tonight at ten', isClosable: false },
      })
      await tab.browser.clock.advance(ms - 1)
      expect(club.messages.getState().at).toBe('showing')
      await tab.browser.clock.advance(1)
      expect(club.messages.getState().at).toBe('empty')
    },
  )

  test('[OUTAGE-001] [OUTAGE-006] [AUTH-004] [MSG-005] appears after the message that the page was opened to show', async () => {
    const message = { type: 'success', text: 'Your account is active', timeout: 20_000 }
    const { tab, club } = await mounted(
      () => {
        useNavigationMessage()
        useOutageWarning()
      },
      { ...warning(), place: { pathname: '/login', state: { message } } },
    )
    await tab.browser.clock.advance(19_000)
    expect(club.messages.getState()).toMatchObject({ message: { text: 'Your account is active' } })
    await tab.browser.clock.advance(2000)
    expect(club.messages.getState()).toMatchObject({ message: { text: 'Tonight at ten' } })
  })

  test('[OUTAGE-001] [OUTAGE-006] is removed with the page', async () => {
    const { club, unmount } = await mounted(useOutageWarning, warning())
    await unmount()
    expect(club.messages.getState().at).toBe('empty')
  })
})

describe('the guard of a page', () => {
  const secured: GuardedRoute = { secured: true }
  const guarding =
    (route: GuardedRoute) =>
    (path: string = '/history?page=2') =>
      useGuard(route, path)

  test('[GUARD-001] redirects a guest to /login and remembers the origin', async () => {
    const { tab, result } = await mounted(guarding(secured))
    expect(result.current.hook).toEqual({ kind: 'signIn', from: '/history?page=2' })
    expect(tab.visits[0]).toEqual({ path: '/login', replace: true, state: { from: '/history?page=2' } })
    expect(tab.ports.storage.session.get('players-club.redirect')).toBe('/history?page=2')
  })

  test('[PROMO-004] keeps where the page of a guest leads back, and nothing else of its state', async () => {
    const place = { pathname: '/ticket-entry', state: { origin: '/promotion/7', deferredPlay: {} } }
    const { tab } = await mounted(() => guarding(secured)('/ticket-entry'), { place })
    const state = { from: '/ticket-entry', origin: '/promotion/7' }
    expect(tab.visits[0]).toEqual({ path: '/login', replace: true, state })
  })

  test('[GUARD-002] redirects a player on an auth page to /', async () => {
    const { tab, result } = await mounted(guarding({ authPage: true }), { initial: asPlayer })
    expect(result.current.hook).toEqual({ kind: 'home' })
    expect(tab.visits[0]).toEqual({ path: '/', replace: true, state: null })
  })

  test('leaves a player who signs in on the sign-in page to the flow, and redirects home on the next visit', async () => {
    const { tab, club, rerender } = await mounted(guarding({ authPage: 'signIn' }))
    club.session.begin(testSession())
    await rerender('/history?page=2')
    expect(tab.visits).toEqual([])
    await rerender('/login?again')
    await expect.poll(() => tab.visits).toEqual([{ path: '/', replace: true, state: null }])
  })

  test('does not redirect a player who signs out on a secured page to sign-in', async () => {
    const { tab, club, result } = await mounted(guarding(secured), { initial: asPlayer })
    club.session.end({ path: '/' })
    await expect.poll(() => result.current.hook.kind).toBe('signIn')
    expect(tab.visits).toEqual([{ path: '/', replace: false, state: null }])
  })

  test('redirects the next guest of a page that was left by a sign-out to sign-in', async () => {
    const { tab, club, result, unmount } = await mounted(guarding(secured), { initial: asPlayer })
    club.session.end({ path: '/' })
    await expect.poll(() => result.current.hook.kind).toBe('signIn')
    expect(club.guardedPage.of('/history?page=2')).toMatchObject({ openedAsGuest: false })
    await unmount()
    expect(club.guardedPage.of('/history?page=2')).toBeNull()
    expect(tab.visits.map(({ path }) => path)).toEqual(['/'])
  })

  test('redirects a player who was signed out in another tab to sign-in', async () => {
    const { tab, result } = await mounted(guarding(secured), { initial: asPlayer })
    tab.browser.openLocal().remove('players-club.access-token')
    await expect.poll(() => result.current.hook.kind).toBe('signIn')
    expect(tab.visits[0]).toMatchObject({ path: '/login', state: { from: '/history?page=2' } })
  })

  test('[FLAG-008] shows a page behind a flag when the flag appears', async () => {
    const { result, club } = await mounted(() => guarding({})('/lucky-lounge'), {
      answers: { 'shell.getFeatureFlags': { authorizedFlags: ['SWEEPSTAKES_V1'] } },
    })
    expect(result.current.hook).toEqual({ kind: 'notFound' })
    void club.flags.load()
    await expect.poll(() => result.current.hook).toEqual({ kind: 'allow' })
  })
})

describe('the redirect helper', () => {
  test('[GUARD-003] leads a player to their own stored page, not to another player’s', async () => {
    const { tab, club } = await mounted(() => {}, { initial: asPlayer })
    rememberRedirect(club, '/lucky-lounge/game/801')
    expect(rememberedRedirect(club)).toBe('/lucky-lounge/game/801')
    club.session.begin(testSession('poor'))
    expect(rememberedRedirect(club)).toBeNull()
    club.session.end()
    rememberRedirect(club, '/history')
    club.session.begin(testSession('poor'))
    expect(rememberedRedirect(club)).toBe('/history')
    forgetRedirect(club)
    expect(tab.ports.storage.session.get('players-club.redirect')).toBeNull()
  })

  test('[GUARD-003] leads to the stored path once', async () => {
    const tab = createTestClub({ initial: quiet })
    tab.ports.storage.session.set('players-club.redirect', '/rewards')
    await renderHook(useRedirectBack, { wrapper: tab.Wrapper })
    expect(new Set(tab.visits.map(({ path }) => path))).toEqual(new Set(['/rewards']))
    expect(tab.ports.storage.session.get('players-club.redirect')).toBeNull()
  })

  test('[GUARD-003] keeps the stored path where its page cannot be loaded', async () => {
    const tab = createTestClub()
    const { session } = tab.ports.storage
    session.set('players-club.redirect', '/rewards')
    const failures: (() => void)[] = []
    const navigator = {
      ...tab.ports.navigator,
      go: (_: string, { onFailure = () => {} }: NavigatorOptions = {}) => void failures.push(onFailure),
    }
    await renderHook(useRedirectBack, {
      wrapper: ({ children }) => (
        <ClubProvider ports={{ ...tab.ports, navigator }} lottery={copperStateLottery} initial={quiet}>
          {children}
        </ClubProvider>
      ),
    })
    expect(session.get('players-club.redirect')).toBeNull()
    failures[0]?.()
    expect(session.get('players-club.redirect')).toBe('/rewards')
  })

  test('[GUARD-004] leads to / without a stored path', async () => {
    const { tab } = await mounted(useRedirectBack)
    expect(tab.visits[0]?.path).toBe('/')
  })
})

test('the message bar, the spinner, the confetti and a flag are available to a page', async () => {
  const { result, club } = await mounted(() => ({
    bar: useMessageBar(),
    isSpinning: useSpinner(),
    confetti: useConfetti(),
    hasLounge: useFeatureFlag('SWEEPSTAKES_V1'),
  }))
  expect(result.current.hook).toMatchObject({ bar: { message: null }, isSpinning: false, hasLounge: false })
  result.current.hook.bar.raise({ text: 'words' })
  result.current.hook.confetti.celebrate()
  club.spinner.show()
  await expect
    .poll(() => result.current.hook)
    .toMatchObject({
      bar: { message: { text: 'words', type: 'error' } },
      isSpinning: true,
      confetti: { burst: { id: 1 } },
    })
  result.current.hook.bar.close()
  await expect.poll(() => result.current.hook.bar.message).toBeNull()
})
