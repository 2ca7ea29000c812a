import type { EndpointName, FakeAnswers } from '@players-club/api-client/fakes'
import {
  copperStateLottery,
  createTranslate,
  loadCatalogue,
  MESSAGE_ROWS,
  type Locale,
  type Lottery,
} from '@players-club/domain-models'
import { ClubProvider, type ClubInitial } from '@players-club/flow-hooks/club'
import {
  createTestClub,
  testSession,
  type TestClub,
  type TestClubOptions,
} from '@players-club/flow-hooks/testing'
import { MessagesProvider } from '@players-club/ui/messages'
import '@players-club/ui/themes'
import { useState, type ComponentType } from 'react'
import {
  createMemoryRouter,
  Outlet,
  parsePath,
  RouterProvider,
  useLoaderData,
  useMatches,
  useNavigate,
  useParams,
  type RouteObject,
} from 'react-router'
import type { TableRoute } from 'virtual:route-table'
import { onTestFinished } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { LotteryProvider, useLottery } from '../app/shell/LotteryProvider.tsx'
import { NavigationError } from '../app/shell/NavigationError.tsx'
import type { OfflineSafeNavigate } from '../app/shell/useOfflineSafeNavigate.ts'
import { useLinkNavigation } from '../app/shell/useLinkNavigation.ts'
import { useRouterNavigator } from '../app/shell/useRouterNavigator.ts'
import { defaultAnswers } from './defaultAnswers.ts'
import { matchTable } from './matchTable.ts'
import { mount } from './mount.tsx'

/** The parts of a route module that the harness uses. Loaders run on the server: browser tests cover them. */
export interface RouteModule {
  default: ComponentType<{ params: object; loaderData: unknown; matches: unknown }>
  ErrorBoundary?: ComponentType
  handle?: unknown
}

export interface PageOptions {
  /** The signed-in player, by the name before the @; without it, a guest. */
  player?: string
  /** The server found the cookie of an expired session, which the browser tries to restore. */
  hasExpiredSession?: boolean
  /** The flags authorized for the visitor. @default that of Lucky Lounge */
  flags?: ClubInitial['authorizedFlags']
  /** The club's settings that differ from the defaults. */
  settings?: TestClubOptions['settings']
  /** What differs from the Copper State Lottery, besides the settings. */
  lottery?: Partial<Lottery>
  /** Switches and texts of the operator. */
  remoteConfig?: ClubInitial['remoteConfig']
  /** Answers of the fake server, in addition to `defaultAnswers`. */
  answers?: FakeAnswers
  /** The device; in Phoenix unless a test says otherwise. */
  location?: TestClubOptions['location']
  /** The navigation state. */
  state?: unknown
  /** What this browser has stored on earlier visits. */
  kept?: Readonly<Record<string, string>>
  /** What this tab has stored: that of a page before makes this one its reload. */
  tabStorage?: TestClub['ports']['storage']['session']
  /** Further pages that the test opens; any other address renders nothing. */
  others?: readonly string[]
  locale?: Locale
  /** The next page is shown once this has come, as on a slow connection; a rejection is a page that cannot be loaded. */
  arrival?: Promise<unknown>
  /** What the server's loader gives the page. */
  loaderData?: unknown
  /** The page throws this error whenever it is rendered. */
  failure?: Error
}

export interface OpenPage {
  club: TestClub
  /** The requests of one call, by its name in the contract, in order. */
  asked(name: EndpointName): TestClub['browser']['server']['requests']
  /** The current address: path, query and fragment. */
  address(): string
  /** Leads elsewhere, as Back does while a dialog covers the page. */
  go(path: string): Promise<void>
}

/**
 * Opens an address as the app assembles it: the real route modules, with layouts and guards, on the real client with a
 * fake server. Other addresses render nothing: `address` shows where a press leads.
 */
export async function openPage(path: string, options: PageOptions = {}): Promise<OpenPage> {
  const { player, flags = ['SWEEPSTAKES_V1'], remoteConfig = {}, answers, locale = 'en' } = options
  const {
    state = null,
    kept = {},
    others = [],
    hasExpiredSession,
    tabStorage,
    arrival,
    loaderData,
    failure,
    location,
    settings,
    lottery: changes,
  } = options
  const club = createTestClub({
    answers: { ...defaultAnswers, ...answers },
    tabStorage,
    ...(location && { location }),
  })
  const { server } = club.browser
  server.signedIn = player ?? null
  for (const [key, value] of Object.entries(kept)) club.ports.storage.local.set(key, value)
  const initial: ClubInitial = {
    session: player ? testSession(player) : null,
    hasExpiredSession,
    authorizedFlags: flags,
    remoteConfig,
  }
  const lottery = {
    ...copperStateLottery,
    ...changes,
    settings: { ...copperStateLottery.settings, ...settings },
  }
  const translate = createTranslate(await loadCatalogue(locale, MESSAGE_ROWS), locale, lottery, true)
  const shown = await Promise.all(
    [path, ...others].map(shown => routeTo(shown, { loaderData, ...(shown === path && { failure }) })),
  )
  // A rejection may come before the navigation waits for it.
  arrival?.catch(() => undefined)
  const router = createMemoryRouter(
    [{ element: <App {...{ club, initial, arrival }} />, children: [...shown, elsewhere] }],
    { initialEntries: [{ ...parsePath(path), state }] },
  )
  // Test files share one document; each test leaves it empty, once what it has begun is over.
  onTestFinished(async () => {
    await club.browser.settled()
    await cleanup()
  })
  await mount(
    <MessagesProvider translate={translate}>
      <LotteryProvider lottery={lottery}>
        <RouterProvider router={router} />
      </LotteryProvider>
    </MessagesProvider>,
  )
  return {
    club,
    asked: name => server.requests.filter(request => request.name === name),
    address: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
    go: async path => router.navigate(path),
  }
}

const elsewhere: RouteObject = { path: '*', element: null }

type AppProps = { club: TestClub; initial: ClubInitial } & Pick<PageOptions, 'arrival'>

/** The providers of `root.tsx`. */
function App({ club: { ports }, initial, arrival }: AppProps) {
  const go = useNavigate()
  const [failures, setFailures] = useState(0)
  const fail = (onFailure?: () => void) => {
    setFailures(times => times + 1)
    onFailure?.()
  }
  const navigate: OfflineSafeNavigate = (path, options) =>
    arrival
      ? void arrival.then(
          () => go(path, options),
          () => fail(options?.onFailure),
        )
      : void go(path, options)
  const navigator = useRouterNavigator(navigate)
  const [own] = useState({ ...ports, navigator })
  const lottery = useLottery()
  useLinkNavigation(navigate)
  return (
    <ClubProvider ports={own} initial={initial} lottery={lottery}>
      <NavigationError count={failures} />
      <Outlet />
    </ClubProvider>
  )
}

type PageGiven = Pick<PageOptions, 'loaderData' | 'failure'>

/** Loads the branch of the route table that matches a path. */
async function routeTo(path: string, page: PageGiven): Promise<RouteObject> {
  const [first, ...rest] = matchTable(path).toReversed()
  if (!first) throw new Error(`No route shows ${path}.`)
  let inner = await loaded(first, [], page)
  for (const route of rest) inner = await loaded(route, [inner])
  return inner
}

async function loaded(
  { path, index, load }: TableRoute,
  children: RouteObject[],
  { loaderData: given, failure }: PageGiven = {},
): Promise<RouteObject> {
  const { default: Page, ErrorBoundary, handle } = await load()
  const Shown = () => {
    const [loaderData, params, matches] = [useLoaderData() ?? given, useParams(), useMatches()]
    if (failure) throw failure
    return <Page {...{ loaderData, params, matches }} />
  }
  const shared = { handle, element: <Shown />, ...(ErrorBoundary && { errorElement: <ErrorBoundary /> }) }
  return index ? { index: true, ...shared } : { path, ...shared, children }
}
