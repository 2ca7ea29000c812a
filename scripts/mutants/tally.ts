import type { Outcome } from './verdict.ts'

export type Result = Outcome | 'stale'

export interface Tally extends Record<Result, number> {
  column: string
}

/** The share of mutants that tests have to catch. */
export const GOAL = 0.95

const none = { caught: 0, lived: 0, broken: 0, stale: 0 }

/** Counts per column, sorted by name; the last line is the sum. */
export function tally(results: readonly { column: string; result: Result }[]): Tally[] {
  const columns = [...new Set(results.map(({ column }) => column))].toSorted()
  const lines = columns.map(column =>
    count(
      column,
      results.filter(each => each.column === column),
    ),
  )
  return [...lines, count('all', results)]
}

function count(column: string, results: readonly { result: Result }[]): Tally {
  const counts = { ...none }
  for (const { result } of results) counts[result] += 1
  return { column, ...counts }
}

export const share = ({ caught, lived, broken, stale }: Tally): number => {
  const total = caught + lived + broken + stale
  return total === 0 ? 1 : caught / total
}

/** A run passes where enough mutants are caught and each could be judged. */
export const holds = (all: Tally): boolean => share(all) >= GOAL && all.broken + all.stale === 0
