import type { Locale, Lottery, StaticPage, StaticPageName } from '@players-club/domain-models'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { factsFor } from './facts.ts'

export type StaticPages = Readonly<Record<Locale, Readonly<Record<StaticPageName, StaticPage>>>>

/** The static pages of a lottery, in both languages; it deletes registrations that are not activated after so many days. */
export const staticPagesOf = (lottery: Lottery, unactivatedDays: number): StaticPages => ({
  en: en(factsFor('en', lottery, unactivatedDays)),
  es: es(factsFor('es', lottery, unactivatedDays)),
})
