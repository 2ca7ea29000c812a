import type { Locale, Locales } from './Locale.ts'

/** The cookie that remembers the language a reader has chosen. */
export const LOCALE_COOKIE = 'pc_locale'

/** The language that the reader has chosen, else the browser's first one that the lottery has, else the lottery's first. */
export function preferredLocale({
  cookie,
  acceptLanguage,
  locales,
}: {
  cookie: string
  acceptLanguage: string
  locales: Locales
}): Locale {
  const chosen = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=(\\w+)`).exec(cookie)?.[1] ?? ''
  return (
    [chosen, ...byWeight(acceptLanguage)]
      .map(language => locales.find(locale => locale === language.split('-')[0]))
      .find(locale => locale !== undefined) ?? locales[0]
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
