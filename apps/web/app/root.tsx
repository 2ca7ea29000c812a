import { getPointsBalance, getUserTokens } from '@players-club/api-client'
import { isAuthorized, SOFTWARE_VERSION } from '@players-club/domain-models'
import {
  browserApi,
  ClubProvider,
  createBrowserClock,
  createBrowserPorts,
  type QueryAnswer,
} from '@players-club/flow-hooks/club'
import { useMessages } from '@players-club/ui/messages'
import { PageProgress } from '@players-club/ui/shell/PageProgress'
import '@players-club/ui/themes/players-club'
import { useState, type ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { captcha } from './accounts/captcha.ts'
import { analytics } from './shell/analytics.ts'
import { answerFor } from './shell/answerFor.ts'
import earlyPress from './shell/earlyPress.js?raw'
import { LinkPreview } from './shell/LinkPreview.tsx'
import { LookLinks } from './shell/LookLinks.tsx'
import { LotteryData, useLottery } from './shell/LotteryProvider.tsx'
import { pageContext } from './shell/pageContext.ts'
import { textsOf, themeOf } from './shell/PageHandle.ts'
import { PageLinks } from './shell/PageLinks.tsx'
import { NavigationError } from './shell/NavigationError.tsx'
import { useOfflineSafeNavigate } from './shell/useOfflineSafeNavigate.ts'
import { useEarlyInput } from './shell/useEarlyInput.ts'
import { useRemoveServerData } from './shell/useRemoveServerData.ts'
import { useLinkNavigation } from './shell/useLinkNavigation.ts'
import { useRouterNavigator } from './shell/useRouterNavigator.ts'

export { RouteFailure as ErrorBoundary } from './shell/RouteFailure.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { api, csrfToken, nonce, now, isPosted } = page
  const [player, isExpired, shell] = await Promise.all([
    page.session(),
    page.hasExpiredSession(),
    page.shell(),
  ])
  const hasLounge = isAuthorized(shell.authorizedFlags ?? [], 'SWEEPSTAKES_V1')
  const answers = await Promise.all([
    player ? answerFor(api, getPointsBalance, {}) : [],
    player && hasLounge ? answerFor(api, getUserTokens, {}) : [],
  ])
  return {
    csrfToken,
    nonce,
    isPosted,
    answers: answers.flat(),
    initial: {
      session: player,
      hasExpiredSession: isExpired,
      ...shell,
      renderedAt: now().toISOString(),
      random: Math.random(),
    },
  }
}

/** The club keeps itself up to date; a change of page does not ask the server for it again. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const translate = useMessages()
  const nonce = useRouteLoaderData<typeof loader>('root')?.nonce
  const handles = useMatches().map(({ handle }) => handle)
  return (
    <html lang={translate.locale} data-theme={themeOf(handles)} data-texts={textsOf(handles).join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="version" content={SOFTWARE_VERSION} />
        {/* react-aria puts a style of its own into the page; browsers hide the nonce from scripts that read the attribute. */}
        <meta name="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {import.meta.env.SSR && <LookLinks />}
        {import.meta.env.SSR && <LinkPreview />}
        <PageLinks />
        {/* Development has its style sheets from the bundler, and the router's for the first paint. */}
        {import.meta.env.DEV && <Links />}
        {import.meta.env.SSR && <LotteryData />}
        {import.meta.env.SSR && <script nonce={nonce}>{earlyPress}</script>}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData: { csrfToken, initial } }: Route.ComponentProps) {
  const [failures, setFailures] = useState(0)
  const { navigate, isLoading } = useOfflineSafeNavigate(() => setFailures(times => times + 1))
  const navigator = useRouterNavigator(navigate)
  const matches = useMatches()
  const { locale } = useMessages(...textsOf(matches.map(({ handle }) => handle)))
  const rendered = matches.flatMap(({ loaderData }) => answersOf(loaderData))
  const [ports] = useState(() => {
    const clock = createBrowserClock(initial.renderedAt)
    const api = browserApi({ platform: 'web', locale, csrfToken, clock })
    return createBrowserPorts({ api, clock, navigator, analytics, captcha })
  })
  const lottery = useLottery()
  useLinkNavigation(navigate)
  useRemoveServerData()
  useEarlyInput()
  return (
    <ClubProvider ports={ports} lottery={lottery} initial={{ ...initial, answers: rendered }}>
      <PageProgress isLoading={isLoading} />
      <NavigationError count={failures} />
      <Outlet />
    </ClubProvider>
  )
}

/** Routes that know what their page will ask leave the answers in their data. */
function answersOf(data: unknown): readonly QueryAnswer[] {
  const { answers = [] } = (data ?? {}) as { answers?: readonly QueryAnswer[] }
  return answers
}
