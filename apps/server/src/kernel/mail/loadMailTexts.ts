import {
  createTranslate,
  loadCatalogue,
  type Locale,
  type Lottery,
  type Translate,
} from '@players-club/domain-models'

/** Loads the texts of mails in a language. */
export const loadMailTexts = async (locale: Locale, lottery: Lottery): Promise<Translate> =>
  createTranslate(await loadCatalogue(locale, ['mails']), locale, lottery)
