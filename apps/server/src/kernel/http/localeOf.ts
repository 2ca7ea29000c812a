import { preferredLocale, type Locale } from '@players-club/domain-models'

/** The language of the request. */
export const localeOf = ({ headers }: Request): Locale =>
  preferredLocale({
    cookie: headers.get('cookie') ?? '',
    acceptLanguage: headers.get('accept-language') ?? '',
  })
