import { numberFormat } from '../messages/formatNumber.ts'

/** A share as a language writes it, in whole percent: 25 is a quarter. */
export const formatPercent = /* @__PURE__ */ numberFormat({
  style: 'unit',
  unit: 'percent',
  maximumFractionDigits: 0,
})
