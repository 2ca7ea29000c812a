import { useState } from 'react'

/**
 * Keeps the last known page count while the next page loads, so that the pagination stays mounted and keeps
 * focus.
 */
export function useLastKnown(total: number | undefined): number {
  const [last, setLast] = useState(total ?? 0)
  if (total !== undefined && total !== last) setLast(total)
  return total ?? last
}
