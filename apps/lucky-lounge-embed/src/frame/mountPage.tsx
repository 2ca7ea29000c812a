import { createTranslate, loadCatalogue, type Locale, type MessageRow } from '@players-club/domain-models'
import {
  browserApi,
  ClubProvider,
  createBrowserPorts,
  type BrowserApiOptions,
  type NavigatorPort,
} from '@players-club/flow-hooks/club'
import { MessagesProvider } from '@players-club/ui/messages'
import '@players-club/ui/themes'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

const rows: readonly MessageRow[] = ['core', 'loungePages']

/** These pages are single: a flow that wants to lead elsewhere finds the page already showing what is next. */
const navigator: NavigatorPort = {
  go: () => {},
  location: () => ({ pathname: location.pathname, search: location.search, state: null }),
}

const analytics = { pageView: () => {}, identify: () => {} }

/** Puts a page together in the browser alone: texts, club, view. */
export async function mountPage(
  page: ReactNode,
  { locale, platform }: { locale: Locale; platform: BrowserApiOptions['platform'] },
): Promise<void> {
  const translate = createTranslate(await loadCatalogue(locale, rows), locale)
  const ports = createBrowserPorts({ api: browserApi({ platform, csrfToken: null }), navigator, analytics })
  const root = document.getElementById('root')
  if (!root) return
  document.documentElement.lang = locale
  createRoot(root).render(
    <StrictMode>
      <MessagesProvider translate={translate}>
        <ClubProvider ports={ports}>{page}</ClubProvider>
      </MessagesProvider>
    </StrictMode>,
  )
}
