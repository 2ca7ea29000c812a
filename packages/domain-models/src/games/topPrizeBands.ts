import type { TOP_PRIZE_BANDS } from './constants.ts'

/** A value of the top-prize filter; `topPrizeBounds` has the bounds of each. */
export type TopPrizeBand = (typeof TOP_PRIZE_BANDS)[number]

interface Bounds {
  readonly from?: number
  readonly to?: number
}

/** Both ends belong to a band. What has no amount is of the band `other`. */
export const topPrizeBounds: Readonly<Record<Exclude<TopPrizeBand, 'other'>, Bounds>> = {
  t4999: { to: 4999 },
  'f5000-t50000': { from: 5000, to: 50_000 },
  'f50000-t100000': { from: 50_000, to: 100_000 },
  'f100000-t250000': { from: 100_000, to: 250_000 },
  'f250000-t500000': { from: 250_000, to: 500_000 },
  f500000: { from: 500_000 },
  f1000000: { from: 1_000_000 },
}
