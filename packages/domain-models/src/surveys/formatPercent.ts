import { perLocale, type Locale } from '../messages/Locale.ts'

const percents = /* @__PURE__ */ perLocale(
  tag => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }),
)

/** 25 is a quarter. */
export const formatPercent = (percent: number, locale: Locale): string =>
  percents(locale).format(percent / 100)
