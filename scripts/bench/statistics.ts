/** The value below which `share` of the sorted values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** The lower bound of the median's 95 % confidence interval, for any distribution. */
export function leastMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const below = Math.floor(sorted.length / 2 - 0.98 * Math.sqrt(sorted.length))
  return sorted[Math.max(below - 1, 0)] ?? Number.NaN
}

export interface Sides<T> {
  readonly ours: T
  readonly yardstick: T
}

/**
 * Measures both sides in turn for a few rounds, and alternates which goes first, so that other load on the machine
 * affects both alike. The first round is a warm-up.
 */
export async function interleave<T>(
  rounds: number,
  sides: { ours: () => Promise<T>; yardstick: () => Promise<T> },
): Promise<Sides<T>[]> {
  const results: Sides<T>[] = []
  for (let round = -1; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0
    const first = isOursFirst ? await sides.ours() : undefined
    const yardstick = await sides.yardstick()
    const ours = first ?? (await sides.ours())
    if (round >= 0) results.push({ ours, yardstick })
  }
  return results
}
