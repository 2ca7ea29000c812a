import { useMessageBar } from '@players-club/flow-hooks/shell'
import { useEffect } from 'react'

/** Shows a message for each navigation whose page could not be loaded. */
export function NavigationError({ count }: { count: number }) {
  const { raise } = useMessageBar()
  useEffect(() => {
    if (count > 0) raise({ type: 'error', key: 'error.offline' })
  }, [count, raise])
  return null
}
