import { useState } from 'react'

/** How many there are, also while the next page is on its way: whoever turned to it keeps the focus on the pages. */
export function useLastKnown(total: number | undefined): number {
  const [last, setLast] = useState(total ?? 0)
  if (total !== undefined && total !== last) setLast(total)
  return total ?? last
}
