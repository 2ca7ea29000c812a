import type { Locale } from '@players-club/domain-models'
import { createTranslate, loadCatalogue, MESSAGE_ROWS } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../messages/MessagesProvider.tsx'
import '../themes/index.ts'

/** Renders with the real texts and theme, as an app would. */
export async function renderUi(node: ReactNode, locale: Locale = 'en') {
  const translate = createTranslate(await loadCatalogue(locale, MESSAGE_ROWS), locale, true)
  return render(node, {
    wrapper: ({ children }) => <MessagesProvider translate={translate}>{children}</MessagesProvider>,
  })
}
