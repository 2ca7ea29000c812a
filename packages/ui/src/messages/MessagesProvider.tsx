import type { Translate } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { createContext, use } from 'react'

const MessagesContext = createContext<Translate | null>(null)

export interface MessagesProviderProps {
  translate: Translate
  children: ReactNode
}

/** Gives every component below it the texts of one locale. */
export function MessagesProvider({ translate, children }: MessagesProviderProps) {
  return <MessagesContext value={translate}>{children}</MessagesContext>
}

/** The translate function of the nearest MessagesProvider. */
export function useMessages(): Translate {
  const translate = use(MessagesContext)
  if (!translate) throw new Error('useMessages needs a MessagesProvider above it.')
  return translate
}
