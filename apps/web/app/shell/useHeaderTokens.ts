import { useFeatureFlag } from '@players-club/flow-hooks/shell'
import { useLocation } from 'react-router'

/** Whether the header shows the tokens: not in the lounge, each of whose pages shows them with a link to more. */
export function useHeaderTokens(): boolean {
  const { pathname } = useLocation()
  return useFeatureFlag('SWEEPSTAKES_V1') && !pathname.startsWith('/lucky-lounge')
}
