import { useMessageBar } from '@players-club/flow-hooks/shell'
import { useEffect, useState } from 'react'

/** Shows a message for each navigation whose page could not be loaded. */
export function NavigationError({ count }: { count: number }) {
  const { raise } = useMessageBar()
  // Mounted again when a player has left: what was shown before is not shown to the next visitor.
  const [seen] = useState(count)
  useEffect(() => {
    if (count > seen) raise({ type: 'error', key: 'error.offline' })
  }, [count, seen, raise])
  return null
}
