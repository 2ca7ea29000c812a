import { useFeatureFlag } from '@players-club/flow-hooks/shell'
import { useRoutePath } from './useRoutePath.ts'

/** Whether the header shows the tokens: not in the lounge, each of whose pages shows them with a link to more. */
export function useHeaderTokens(): boolean {
  const path = useRoutePath()
  return useFeatureFlag('SWEEPSTAKES_V1') && !path.startsWith('/lucky-lounge')
}
