import { loadCatalogue, type Locale, type MessageKey } from '@players-club/domain-models'

const TEXTS: Readonly<Record<number, MessageKey>> = {
  401: 'error.http.401',
  403: 'error.http.403',
  500: 'error.http.500',
  503: 'error.http.503',
}

/** The title of a problem with this status, in the player's language. */
export const titleFor = async (status: number, locale: Locale): Promise<string | undefined> => {
  const key = TEXTS[status]
  return key && (await loadCatalogue(locale, ['shell']))[key]
}
