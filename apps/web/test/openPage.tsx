import type { EndpointName, FakeAnswers } from '@players-club/api-client/fakes'
import { createTranslate, loadCatalogue, MESSAGE_ROWS, type Locale } from '@players-club/domain-models'
import { ClubProvider, type ClubInitial } from '@players-club/flow-hooks/club'
import { createTestClub, testSession, type TestClub } from '@players-club/flow-hooks/testing'
import { MessagesProvider } from '@players-club/ui/messages'
import '@players-club/ui/themes'
import { useState, type ComponentType } from 'react'
import {
  createMemoryRouter,
  matchRoutes,
  Outlet,
  parsePath,
  RouterProvider,
  useLoaderData,
  useMatches,
  useNavigate,
  useParams,
  type RouteObject,
} from 'react-router'
import table, { type TableRoute } from 'virtual:route-table'
import { onTestFinished } from 'vitest'
import { cleanup, render } from 'vitest-browser-react/pure'
import type { CarefulNavigate } from '../app/shell/useCarefulNavigate.ts'
import { useLinkNavigation } from '../app/shell/useLinkNavigation.ts'
import { useRouterNavigator } from '../app/shell/useRouterNavigator.ts'
import { quietAnswers } from './quietAnswers.ts'

/** What the harness uses of a route module. Loaders belong to the server: browser tests prove them. */
export interface RouteModule {
  default: ComponentType<{ params: object; loaderData: unknown; matches: unknown }>
  ErrorBoundary?: ComponentType
  handle?: unknown
}

export interface PageOptions {
  /** The player who is signed in, by the name before the @; a guest without one. */
  player?: string
  /** The flags authorized for the visitor. @default that of Lucky Lounge */
  flags?: ClubInitial['authorizedFlags']
  /** Switches and texts of the operator. */
  remoteConfig?: ClubInitial['remoteConfig']
  /** How the server answers, beside `quietAnswers`. */
  answers?: FakeAnswers
  /** What the page before has passed along. */
  state?: unknown
  /** What this browser has kept from earlier visits. */
  kept?: Readonly<Record<string, string>>
  /** Pages that the test goes on to; any other address is left blank. */
  others?: readonly string[]
  locale?: Locale
}

export interface OpenPage {
  club: TestClub
  /** The requests of one call, by its name in the contract, in order. */
  asked(name: EndpointName): TestClub['browser']['server']['requests']
  /** Where the page is: path, query and fragment. */
  address(): string
}

/**
 * Opens an address as the app assembles it: the real modules of its routes, with frame and guards, on the real client
 * with a fake server behind it. Addresses elsewhere are left blank: where a press leads is told by `address`.
 */
export async function openPage(path: string, options: PageOptions = {}): Promise<OpenPage> {
  const { player, flags = ['SWEEPSTAKES_V1'], remoteConfig = {}, answers, locale = 'en' } = options
  const { state = null, kept = {}, others = [] } = options
  const club = createTestClub({ answers: { ...quietAnswers, ...answers } })
  const { server } = club.browser
  server.signedIn = player ?? null
  for (const [key, value] of Object.entries(kept)) club.ports.storage.local.set(key, value)
  const initial: ClubInitial = {
    session: player ? testSession(player) : null,
    authorizedFlags: flags,
    remoteConfig,
  }
  const translate = createTranslate(await loadCatalogue(locale, MESSAGE_ROWS), locale, true)
  const shown = await Promise.all([path, ...others].map(routeTo))
  const router = createMemoryRouter(
    [{ element: <App {...{ club, initial }} />, children: [...shown, elsewhere] }],
    { initialEntries: [{ ...parsePath(path), state }] },
  )
  // Test files share one page; each test leaves it empty.
  onTestFinished(() => cleanup())
  await render(
    <MessagesProvider translate={translate}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  )
  return {
    club,
    asked: name => server.requests.filter(request => request.name === name),
    address: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
  }
}

const elsewhere: RouteObject = { path: '*', element: null }

/** What `root.tsx` gives to its pages. */
function App({ club: { ports }, initial }: { club: TestClub; initial: ClubInitial }) {
  const go = useNavigate()
  const navigate: CarefulNavigate = (path, options) => void go(path, options)
  const navigator = useRouterNavigator(navigate)
  const [own] = useState({ ...ports, navigator })
  useLinkNavigation(navigate)
  return (
    <ClubProvider ports={own} initial={initial}>
      <Outlet />
    </ClubProvider>
  )
}

/** The branch of the route table that shows a path, loaded. */
async function routeTo(path: string): Promise<RouteObject> {
  const branch = matchRoutes(table.map(plain), path)
  if (!branch) throw new Error(`No route shows ${path}.`)
  const [first, ...rest] = branch.toReversed().map(({ route }) => route.handle as TableRoute)
  if (!first) throw new Error(`No route shows ${path}.`)
  let inner = await loaded(first, [])
  for (const route of rest) inner = await loaded(route, [inner])
  return inner
}

const plain = (route: TableRoute): RouteObject =>
  route.index
    ? { index: true, handle: route }
    : { path: route.path, handle: route, children: route.children.map(plain) }

async function loaded({ path, index, load }: TableRoute, children: RouteObject[]): Promise<RouteObject> {
  const { default: Page, ErrorBoundary, handle } = await load()
  const Shown = () => <Page params={useParams()} loaderData={useLoaderData()} matches={useMatches()} />
  const shared = { handle, element: <Shown />, ...(ErrorBoundary && { errorElement: <ErrorBoundary /> }) }
  return index ? { index: true, ...shared } : { path, ...shared, children }
}
