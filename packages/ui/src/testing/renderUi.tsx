import type { Locale, Lottery } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { createMessagesWrapper } from '../messages/createMessagesWrapper.tsx'
import '../themes/index.ts'

/** Renders with the real texts and theme, as an app would. */
export async function renderUi(node: ReactNode, locale: Locale = 'en', lottery?: Lottery) {
  return render(node, { wrapper: await createMessagesWrapper(locale, lottery) })
}
