import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { clientHeaders, createApi } from '@players-club/api-client'
import { copperStateLottery, defaultSettings, type Lottery, type Settings } from '@players-club/domain-models'
import type { FakeAnswers } from '@players-club/api-client/fakes'
import { createCsrf } from '../club/browser/createCsrf.ts'
import type { CaptchaPort, ClubPorts, LocationPort, Place } from '../club/ClubPorts.ts'
import { ClubProvider } from '../club/ClubProvider.tsx'
import { createClub, type Club, type ClubOptions } from '../club/createClub.ts'
import { memoryStorage } from '../club/memoryStorage.ts'
import { createTestBrowser, type TestBrowser } from './createTestBrowser.ts'

/** What differs from a guest in Phoenix on the first page, with a server at rest. */
export type TestClubOptions = Omit<ClubOptions, 'lottery'> & {
  /** Its settings, zone and minimum age, where they differ from those of the Copper State Lottery. */
  readonly lottery?: Partial<Lottery>
  /** The settings that differ from `defaultSettings`. */
  readonly settings?: Partial<Settings>
  /** The browser this tab belongs to; by default one of its own. */
  readonly browser?: TestBrowser
  /** Answers that differ from those of a server at rest. */
  readonly answers?: FakeAnswers
  /** Where the tab is. */
  readonly place?: Partial<Place>
  /** What a reload finds in the tab's own storage. */
  readonly tabStorage?: ClubPorts['storage']['session']
  /** Otherwise captchas are solved at once. */
  readonly captcha?: CaptchaPort
  /** Otherwise the device is in Phoenix, and says so. */
  readonly location?: LocationPort
}

/** A phone. */
const TEST_AGENT =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** A navigation of the test club, as its navigator received it. */
export type Visit = { readonly path: string; readonly replace: boolean; readonly state: unknown }

/** One tab with a club: everything outside is at hand. */
export type TestClub = {
  readonly ports: ClubPorts
  readonly browser: TestBrowser
  /** Where flows have brought the player. */
  readonly visits: readonly Visit[]
  readonly pageViews: readonly string[]
  readonly identified: readonly string[]
  /** A club without React, started. */
  start(): Club
  /** The provider around a hook or view under test, mounted twice as React does while developing. */
  readonly Wrapper: ComponentType<{ children: ReactNode }>
}

const inPhoenix: LocationPort = {
  read: () => Promise.resolve({ permission: 'GRANTED', position: { lat: 33.4484, lon: -112.074 } }),
}

/**
 * One tab of a browser with a club: everything outside of it is in memory, and its clock stands still.
 *
 * @example
 * ```tsx
 * import { useSession } from '@players-club/flow-hooks/accounts'
 * import { createTestClub, testSession } from '@players-club/flow-hooks/testing'
 *
 * const club = createTestClub({ initial: { session: testSession() } })
 *
 * const Name = () => <p>{useSession().account?.firstName ?? 'guest'}</p>
 *
 * export const page = (
 *   <club.Wrapper>
 *     <Name />
 *   </club.Wrapper>
 * )
 * ```
 */
export function createTestClub(options: TestClubOptions = {}): TestClub {
  const { browser = createTestBrowser(), answers = {}, place = {}, tabStorage, ...others } = options
  const {
    captcha = { solve: ({ signature }) => Promise.resolve(`solved ${signature}`) },
    location = inPhoenix,
    lottery,
    settings,
    initial,
    ...start
  } = others
  const clubOptions: ClubOptions = {
    ...start,
    initial: { session: null, ...initial },
    lottery: { ...copperStateLottery, settings: { ...defaultSettings, ...settings }, ...lottery },
  }
  const visits: Visit[] = []
  const pageViews: string[] = []
  const identified: string[] = []
  const { clock, server, locks } = browser
  let here: Place = { pathname: '/', search: '', hash: '', state: null, ...place }
  let ids = 0
  server.answer(answers)

  const ports: ClubPorts = {
    api: link =>
      createApi({
        ...link,
        fetch: server.fetch,
        clock,
        csrf: createCsrf('page-token'),
        platform: clientHeaders('web', { userAgent: '' }),
        id: () => ports.id(),
      }),
    clock,
    storage: { local: browser.openLocal(), session: tabStorage ?? memoryStorage() },
    locks,
    tabs: browser.openTabs(),
    navigator: {
      go(path, { replace = false, state = null } = {}) {
        visits.push({ path, replace, state })
        const { pathname, search, hash } = new URL(path, 'https://club.example')
        here = { pathname, search, hash, state }
      },
      location: () => here,
    },
    captcha,
    location,
    agent: () => ({ userAgent: TEST_AGENT }),
    analytics: { pageView: path => pageViews.push(path), identify: login => identified.push(login) },
    random: () => 0,
    id: () => `test-id-${String(++ids).padStart(12, '0')}`,
  }

  return {
    ports,
    browser,
    visits,
    pageViews,
    identified,
    start() {
      const club = createClub(ports, clubOptions)
      club.start()
      return club
    },
    Wrapper: ({ children }) => (
      <StrictMode>
        <ClubProvider ports={ports} {...clubOptions}>
          {children}
        </ClubProvider>
      </StrictMode>
    ),
  }
}
