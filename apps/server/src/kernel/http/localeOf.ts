import { preferredLocale, type Locale, type Lottery } from '@players-club/domain-models'

/** The language in which a request is answered. */
export const localeOf = ({ headers }: Request, { locales }: Lottery): Locale =>
  preferredLocale({
    cookie: headers.get('cookie') ?? '',
    acceptLanguage: headers.get('accept-language') ?? '',
    locales,
  })
