import { loadCatalogue, STATUS_TEXTS, type Locale } from '@players-club/domain-models'

/** The title of a problem with this status, in the player's language. */
export const titleFor = async (status: number, locale: Locale): Promise<string | undefined> => {
  const key = STATUS_TEXTS[status]
  return key && (await loadCatalogue(locale, ['shell']))[key]
}
