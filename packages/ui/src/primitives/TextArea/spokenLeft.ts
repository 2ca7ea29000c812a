/** Fractions of the limit at which the rest is announced. */
const thresholds = [0, 0.1, 0.25, 0.5] as const

/**
 * The number of characters left to announce, or null while there are plenty. It changes only at thresholds,
 * so that it is not announced at every key; past the limit each character counts.
 */
export function spokenLeft(left: number, limit: number): number | null {
  if (left < 0) return left
  const passed = thresholds.find(share => left <= Math.floor(limit * share))
  return passed === undefined ? null : Math.floor(limit * passed)
}
