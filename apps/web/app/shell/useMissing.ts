import { useMessageBar } from '@players-club/flow-hooks/shell'

/** For a dialog whose code cannot be had: goes on without it, and says why the press opened nothing. */
export function useMissing(goOn: () => void): () => void {
  const { raise } = useMessageBar()
  return () => {
    goOn()
    raise({ type: 'error', key: 'error.offline' })
  }
}
