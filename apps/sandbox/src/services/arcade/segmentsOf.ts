import type { Prize } from './Round.ts'

/** The widest a field of a wheel may be, so that the rare fields are not all next to each other. */
const WIDEST = 0.1

export type Segment = { amount: number; weight: number }

/** The fields of a wheel: the fields of one prize together are as wide as it is likely. */
export function segmentsOf(prizes: readonly Prize[]): Segment[] {
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const rows = prizes.map(({ amount, weight }) => {
    const parts = Math.max(1, Math.ceil(weight / all / WIDEST))
    return Array.from({ length: parts }, () => ({ amount, weight: weight / parts }))
  })
  const most = Math.max(...rows.map(row => row.length))
  // Spreads the fields evenly: a prize with few fields is placed between those of one with many.
  return rows
    .flatMap(row => row.map((segment, index) => ({ segment, at: (index + 0.5) * (most / row.length) })))
    .sort((one, other) => one.at - other.at)
    .map(({ segment }) => segment)
}
