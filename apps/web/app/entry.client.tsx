import { createTexts, type Locale } from '@players-club/domain-models'
import { MessagesProvider } from '@players-club/ui/messages'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { textsOf } from './shell/PageHandle.ts'
import { withPlainStyles, type StyledRoutes } from './shell/pageModules.ts'

declare global {
  interface Window {
    __reactRouterManifest?: StyledRoutes
  }
}

if (window.__reactRouterManifest) withPlainStyles(window.__reactRouterManifest)

const locale: Locale = document.documentElement.lang === 'es' ? 'es' : 'en'
const texts = createTexts(locale)
const handles = Object.values(window.__reactRouterRouteModules ?? {}).map(({ handle }) => handle)

// All before the first render: a page that waited in the middle of it would be rendered anew, in the reader's sight.
void texts.load(['shell', ...textsOf(handles)]).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider translate={texts}>
          <HydratedRouter />
        </MessagesProvider>
      </StrictMode>,
    )
  })
})
