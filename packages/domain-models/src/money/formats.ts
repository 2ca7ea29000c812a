import type { MessageKey } from '../messages/Catalogue.ts'
import { perLocale, type Locale } from '../messages/Locale.ts'

const dollars = (options: Intl.NumberFormatOptions) =>
  perLocale(
    tag =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        ...options,
      }),
  )

const prices = /* @__PURE__ */ dollars({ trailingZeroDisplay: 'stripIfInteger' })
const totals = /* @__PURE__ */ dollars({})
const points = /* @__PURE__ */ perLocale(tag => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }))

/** $0,0[.]00: cents only where there are any; for prizes and prices. */
export const formatCurrency = (amount: number, locale: Locale): string => prices(locale).format(amount)

/** $0,0.00: always with cents; for totals. */
export const formatTotal = (amount: number, locale: Locale): string => totals(locale).format(amount)

/** 0,0 */
export const formatPoints = (amount: number, locale: Locale): string => points(locale).format(amount)

/** The unit behind an amount of points, whole in texts and short on narrow cards; the text takes `amount`. */
export const pointsUnitKey = (width: 'long' | 'short' = 'long'): MessageKey =>
  width === 'long' ? 'shell.unit.points' : 'shell.unit.pts'
