import { preferredLocale, type Locale, type Lottery } from '@players-club/domain-models'

const accepted = ({ headers }: Request) => headers.get('accept-language') ?? ''

/** The language of a page: the one that the reader has chosen, else what the browser prefers. */
export const pageLocale = (request: Request, { locales }: Lottery): Locale =>
  preferredLocale({
    cookie: request.headers.get('cookie') ?? '',
    acceptLanguage: accepted(request),
    locales,
  })

/** The language of a call's answer: that of the page that calls, which the page names. */
export const callLocale = (request: Request, { locales }: Lottery): Locale =>
  preferredLocale({ cookie: '', acceptLanguage: accepted(request), locales })
