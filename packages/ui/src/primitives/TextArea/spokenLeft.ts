/** Shares of the limit at which the rest is worth interrupting for. */
const thresholds = [0, 0.1, 0.25, 0.5] as const

/**
 * What to say of the characters left, or null while there are plenty. It changes only where a threshold is passed, so
 * that the count is not read at every key; past the limit each character counts.
 */
export function spokenLeft(left: number, limit: number): number | null {
  if (left < 0) return left
  const passed = thresholds.find(share => left <= Math.floor(limit * share))
  return passed === undefined ? null : Math.floor(limit * passed)
}
