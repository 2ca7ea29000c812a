'use client'

import { useState } from 'react'

/**
 * Keeps the last known total while the next page loads, so that the pagination stays mounted and keeps focus;
 * undefined before the first page.
 */
export function useLastKnown(total: number | undefined): number | undefined {
  const [last, setLast] = useState(total)
  if (total !== undefined && total !== last) setLast(total)
  return total ?? last
}
