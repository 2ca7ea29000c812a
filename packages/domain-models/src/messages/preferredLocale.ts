import { isLocale, type Locale } from './Locale.ts'

/** The cookie that remembers the language a reader has chosen. */
export const LOCALE_COOKIE = 'pc_locale'

/** The reader's choice, else the first language of the browser that we speak, else English. */
export function preferredLocale({
  cookie,
  acceptLanguage,
}: {
  cookie: string
  acceptLanguage: string
}): Locale {
  const chosen = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=(\\w+)`).exec(cookie)?.[1] ?? ''
  if (isLocale(chosen)) return chosen
  return (
    byWeight(acceptLanguage)
      .map(language => language.split('-')[0] ?? '')
      .find(isLocale) ?? 'en'
  )
}

function byWeight(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map(part => {
      const [language = '', weight = '1'] = part.trim().toLowerCase().split(';q=')
      return { language, weight: Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
}
