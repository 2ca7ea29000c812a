import {
  createTexts,
  loadLate,
  setLateCodeRecovery,
  type Locale,
  type MessageKey,
  type MessageRow,
} from '@players-club/domain-models'
import {
  browserApi,
  ClubProvider,
  createBrowserClock,
  createBrowserPorts,
  readPageLottery,
  recoverLateCode,
  type BrowserApiOptions,
  type NavigatorPort,
} from '@players-club/flow-hooks/club'
import { BrandProvider, MessagesProvider } from '@players-club/ui/messages'
import '@players-club/ui/themes'
import { Fragment, StrictMode, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** These are single pages: there is nothing to navigate to, so a navigation does nothing. */
const navigator: NavigatorPort = {
  go: () => {},
  location: () => ({ pathname: location.pathname, search: location.search, state: null }),
}

const analytics = { pageView: () => {}, identify: () => {} }
/** The flows of these pages ask the server themselves who is there. */
const initial = { session: null }
/** No action in a frame needs a captcha. */
const captcha = { solve: () => Promise.reject(new Error('There are no captchas in a frame.')) }

/** Renders a page in the browser alone, with its texts, club and view. Rejects where its texts cannot be loaded. */
export async function mountPage(
  page: ReactNode,
  {
    locale,
    platform,
    fetch,
    title,
    texts: rows = [],
    Layout = Fragment,
  }: {
    locale: Locale
    platform: BrowserApiOptions['platform']
    fetch?: BrowserApiOptions['fetch']
    /** Of the page; the lounge's name without it. */
    title?: MessageKey
    texts?: readonly MessageRow[]
    /** What stays where the end of a player's session mounts the page again. */
    Layout?: ComponentType<{ children: ReactNode }>
  },
): Promise<void> {
  setLateCodeRecovery(recoverLateCode(() => document.querySelector('script')?.src ?? ''))
  const lottery = readPageLottery()
  const { brand } = lottery
  document.title = brand.loungeName
  const texts = createTexts(locale, lottery)
  await loadLate(() => texts.load(['shell', 'loungePages', ...rows]), { mayReload: 'always' })
  if (title) document.title = texts(title)
  const clock = createBrowserClock()
  const ports = createBrowserPorts({
    api: browserApi({ platform, locale, csrfToken: null, clock, fetch }),
    clock,
    navigator,
    analytics,
    captcha,
  })
  const root = document.getElementById('root')
  if (!root) return
  document.documentElement.lang = locale
  createRoot(root).render(
    <StrictMode>
      <MessagesProvider translate={texts}>
        <BrandProvider brand={brand}>
          <Layout>
            <ClubProvider ports={ports} lottery={lottery} initial={initial} asksForFlags={false}>
              {page}
            </ClubProvider>
          </Layout>
        </BrandProvider>
      </MessagesProvider>
    </StrictMode>,
  )
}
