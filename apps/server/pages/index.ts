import type { Brand, Locale, StaticPage, StaticPageName } from '@players-club/domain-models'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { factsFor } from './facts.ts'

export type StaticPages = Readonly<Record<Locale, Readonly<Record<StaticPageName, StaticPage>>>>

/** The static pages of a lottery, in both languages. */
export const staticPagesOf = (brand: Brand): StaticPages => ({
  en: en(factsFor('en', brand)),
  es: es(factsFor('es', brand)),
})
