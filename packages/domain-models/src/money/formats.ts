import type { MessageKey } from '../messages/Catalogue.ts'
import { numberFormat } from '../messages/formatNumber.ts'

const dollars = { style: 'currency', currency: 'USD' } as const

/** $0,0[.]00: cents only where there are any; for prizes and prices. */
export const formatCurrency = /* @__PURE__ */ numberFormat({
  ...dollars,
  trailingZeroDisplay: 'stripIfInteger',
})

/** $0,0.00: always with cents; for totals. */
export const formatTotal = /* @__PURE__ */ numberFormat(dollars)

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

/** The unit behind an amount of points, whole in texts and short on narrow cards; the text takes `amount`. */
export const pointsUnitKey = (width: 'long' | 'short' = 'long'): MessageKey =>
  width === 'long' ? 'shell.unit.points' : 'shell.unit.pts'
