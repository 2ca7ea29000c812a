import { perLocale, type Locale } from '../messages/Locale.ts'

const written = /* @__PURE__ */ perLocale(tag => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }))

/** One in so many: whole where it is large, to the hundredth where it is small. */
export const formatOdds = (odds: number, locale: Locale): string => written(locale).format(odds)
