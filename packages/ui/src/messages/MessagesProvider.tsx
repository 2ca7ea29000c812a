'use client'

import type { MessageRow, Translate } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { createContext, use } from 'react'

const MessagesContext = createContext<Translate | null>(null)

/** The function that gives the components their texts, such as one of `createTexts`. */
export interface MessagesProviderProps {
  translate: Translate
  children: ReactNode
}

/**
 * Provides the texts of one locale to its descendants.
 *
 * @example
 * ```tsx
 * import { copperStateLottery, createTexts } from '@players-club/domain-models'
 * import { Button, MessagesProvider } from '@players-club/ui'
 *
 * const texts = createTexts('en', copperStateLottery)
 * await texts.load(['shell'])
 *
 * export const App = () => (
 *   <MessagesProvider translate={texts}>
 *     <Button>Continue</Button>
 *   </MessagesProvider>
 * )
 * ```
 */
export function MessagesProvider({ translate, children }: MessagesProviderProps) {
  return <MessagesContext value={translate}>{children}</MessagesContext>
}

/**
 * Returns the translate function of the nearest MessagesProvider. A component that names rows suspends until their
 * texts have loaded; those of other rows are empty until the application has loaded them.
 *
 * @example
 * ```tsx
 * import { Text, useMessages } from '@players-club/ui'
 *
 * export function SignedOut() {
 *   const translate = useMessages('accounts')
 *   return <Text>{translate('accounts.signIn.submit')}</Text>
 * }
 * ```
 */
export function useMessages(...rows: readonly MessageRow[]): Translate {
  const translate = use(MessagesContext)
  if (!translate)
    throw new Error(
      "useMessages needs a MessagesProvider above it: import { MessagesProvider } from '@players-club/ui/messages'.",
    )
  for (const row of rows) {
    const coming = translate.awaited(row)
    if (coming) use(coming)
  }
  return translate
}
