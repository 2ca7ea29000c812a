import { numberFormat, type FormatNumber } from '../messages/formatNumber.ts'
import type { Locale } from '../messages/Locale.ts'

/** The language that an amount is written in, and the lottery's currency; the texts of an app have both. */
interface MoneyContext {
  readonly locale: Locale
  readonly currency: string
}

/** Writes an amount that is counted in whole units of the currency, such as dollars. */
type FormatMoney = (amount: number, context: MoneyContext) => string

function moneyFormat(options?: Intl.NumberFormatOptions): FormatMoney {
  const formats = new Map<string, FormatNumber>()
  return (amount, { locale, currency }) => {
    const format = formats.get(currency) ?? numberFormat({ ...options, style: 'currency', currency })
    formats.set(currency, format)
    return format(amount, locale)
  }
}

/** $0,0[.]00: cents only where there are any; for prizes and prices. */
export const formatCurrency = /* @__PURE__ */ moneyFormat({ trailingZeroDisplay: 'stripIfInteger' })

/** $0,0.00: always with cents; for totals. */
export const formatTotal = /* @__PURE__ */ moneyFormat()

/**
 * A whole number of points or tokens with separators, as a language writes it: `25,000` in English.
 *
 * @example
 * ```ts
 * import { formatPoints } from '@players-club/domain-models'
 *
 * console.log(formatPoints(25_000, 'en'))
 * ```
 */
export const formatPoints = /* @__PURE__ */ numberFormat({ maximumFractionDigits: 0 })
