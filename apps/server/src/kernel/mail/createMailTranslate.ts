import {
  createTranslate,
  mailTexts,
  type Locale,
  type Lottery,
  type Translate,
} from '@players-club/domain-models'

/** Translates the texts of mails into a language. */
export const createMailTranslate = (locale: Locale, lottery: Lottery): Translate =>
  createTranslate(mailTexts[locale], locale, lottery)
