import { useMessageBar } from '@players-club/flow-hooks/shell'
import { useEffect } from 'react'

/** Says that the page a press should have led to could not be reached; as often as it is pressed. */
export function Unreached({ times }: { times: number }) {
  const { raise } = useMessageBar()
  useEffect(() => {
    if (times > 0) raise({ type: 'error', key: 'error.offline' })
  }, [times, raise])
  return null
}
