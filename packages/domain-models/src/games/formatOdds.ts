import { numberFormat } from '../messages/formatNumber.ts'

/** One in so many: whole where it is large, to the hundredth where it is small. */
export const formatOdds = /* @__PURE__ */ numberFormat({ maximumFractionDigits: 2 })
