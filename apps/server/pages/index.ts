import type { Locale, StaticPage, StaticPageName } from '@players-club/domain-models'
import { en } from './en/index.ts'
import { es } from './es/index.ts'

/** The static pages of the lottery, written out in both languages. */
export const staticPages: Readonly<Record<Locale, Readonly<Record<StaticPageName, StaticPage>>>> = { en, es }
