'use client'

import type { Brand, Look } from '@players-club/domain-models'
import { createContext, use, type ReactNode } from 'react'

const BrandContext = createContext<Brand | null>(null)
const TitleAboveContext = createContext(false)

/** The lottery whose club it is. */
export interface BrandProviderProps {
  brand: Brand
  /** Whether the titles of ticket cards are above their pictures. @default false */
  titleAboveImage?: boolean
  children: ReactNode
}

/**
 * Provides the names, links, phone numbers and pictures of a lottery to its descendants, and where its tickets have
 * their titles.
 *
 * @example
 * ```tsx
 * import { copperStateLottery, createTexts } from '@players-club/domain-models'
 * import { BrandProvider, MessagesProvider, PageHead } from '@players-club/ui'
 *
 * const texts = createTexts('en', copperStateLottery)
 * await texts.load(['shell'])
 *
 * export const App = () => (
 *   <MessagesProvider translate={texts}>
 *     <BrandProvider brand={copperStateLottery.brand}>
 *       <PageHead page="shell.rewards" />
 *     </BrandProvider>
 *   </MessagesProvider>
 * )
 * ```
 */
export function BrandProvider({ brand, titleAboveImage = false, children }: BrandProviderProps) {
  return (
    <BrandContext value={brand}>
      <TitleAboveContext value={titleAboveImage}>{children}</TitleAboveContext>
    </BrandContext>
  )
}

/**
 * Returns the brand of the nearest BrandProvider.
 *
 * @example
 * ```tsx
 * import { Text, useBrand } from '@players-club/ui'
 *
 * export const Hotline = () => <Text>{useBrand().phone}</Text>
 * ```
 */
export function useBrand(): Brand {
  const brand = use(BrandContext)
  if (!brand)
    throw new Error(
      "useBrand needs a BrandProvider above it: import { BrandProvider } from '@players-club/ui/messages'.",
    )
  return brand
}

/** The look of the lottery; undefined where it has none, and where no brand is provided. */
export const useLook = (): Look | undefined => use(BrandContext)?.look

/** Whether ticket cards have their titles above their pictures; false where no brand is provided. */
export const useTitleAboveImage = (): boolean => use(TitleAboveContext)
