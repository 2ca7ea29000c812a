import { createTranslate, loadCatalogue, type Locale } from '@players-club/domain-models'
import { MessagesProvider } from '@players-club/ui/messages'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const locale: Locale = document.documentElement.lang === 'es' ? 'es' : 'en'

void loadCatalogue(locale).then(catalogue => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider translate={createTranslate(catalogue, locale)}>
          <HydratedRouter />
        </MessagesProvider>
      </StrictMode>,
    )
  })
})
