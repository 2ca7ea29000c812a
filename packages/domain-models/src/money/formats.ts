import type { MessageKey } from '../messages/Catalogue.ts'
import { writeNumber, type WriteNumber } from '../messages/numbers.ts'

/** Alike in both languages, which are those of the United States: see `writeNumber`. */
function dollars(amount: number, { hasCents }: { hasCents: 'always' | 'whereAny' }): string {
  const cents = Math.round(Math.abs(amount) * 100)
  const isBare = hasCents === 'whereAny' && cents % 100 === 0
  const rest = isBare ? '' : `.${String(cents % 100).padStart(2, '0')}`
  return `${amount < 0 ? '-' : ''}$${writeNumber(Math.floor(cents / 100))}${rest}`
}

/** $0,0[.]00: cents only where there are any; for prizes and prices. */
export const formatCurrency: WriteNumber = amount => dollars(amount, { hasCents: 'whereAny' })

/** $0,0.00: always with cents; for totals. */
export const formatTotal: WriteNumber = amount => dollars(amount, { hasCents: 'always' })

/** 0,0 */
export const formatPoints: WriteNumber = amount => writeNumber(amount, { decimals: 0 })

/** The unit behind an amount of points, whole in texts and short on narrow cards; the text takes `amount`. */
export const pointsUnitKey = (width: 'long' | 'short' = 'long'): MessageKey =>
  width === 'long' ? 'shell.unit.points' : 'shell.unit.pts'
