import type { Locale, Lottery } from '@players-club/domain-models'
import { copperStateLottery, createTranslate, loadCatalogue, MESSAGE_ROWS } from '@players-club/domain-models'
import type { ComponentType, ReactNode } from 'react'
import { BrandProvider } from './BrandProvider.tsx'
import { MessagesProvider } from './MessagesProvider.tsx'

/**
 * For tests: the providers of texts and brand, with all texts of a language at hand at once. A missing text throws.
 *
 * @example
 * ```tsx
 * import { Button } from '@players-club/ui'
 * import { createMessagesWrapper } from '@players-club/ui/testing'
 *
 * const Messages = await createMessagesWrapper('es')
 *
 * export const page = (
 *   <Messages>
 *     <Button isPending>Entrar</Button>
 *   </Messages>
 * )
 * ```
 */
export async function createMessagesWrapper(
  locale: Locale = 'en',
  lottery: Lottery = copperStateLottery,
): Promise<ComponentType<{ children: ReactNode }>> {
  const translate = createTranslate(await loadCatalogue(locale, MESSAGE_ROWS), locale, lottery, true)
  return ({ children }) => (
    <MessagesProvider translate={translate}>
      <BrandProvider brand={lottery.brand}>{children}</BrandProvider>
    </MessagesProvider>
  )
}
