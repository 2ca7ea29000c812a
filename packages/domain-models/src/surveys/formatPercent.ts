import { numberFormat } from '../messages/formatNumber.ts'

/** 25 is a quarter. */
export const formatPercent = /* @__PURE__ */ numberFormat({
  style: 'unit',
  unit: 'percent',
  maximumFractionDigits: 0,
})
