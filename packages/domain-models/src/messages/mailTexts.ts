import type { Catalogue } from './Catalogue.ts'
import type { Locale } from './Locale.ts'
import { mails as en } from './en/mails.ts'
import { mails as es } from './es/mails.ts'

/** The texts of mails, by language: servers send them, and no page shows them. */
export const mailTexts: Readonly<Record<Locale, Catalogue>> = { en, es }
