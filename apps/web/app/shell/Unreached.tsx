import { useMessageBar } from '@players-club/flow-hooks/shell'
import { useEffect } from 'react'

/** Reports each press whose page could not be loaded. */
export function Unreached({ times }: { times: number }) {
  const { raise } = useMessageBar()
  useEffect(() => {
    if (times > 0) raise({ type: 'error', key: 'error.offline' })
  }, [times, raise])
  return null
}
