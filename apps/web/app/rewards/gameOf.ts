import { defaultSettings } from '@players-club/domain-models'
import type { RewardGame } from '@players-club/flow-hooks/rewards'
import type { RewardGameProps } from '@players-club/ui/rewards/RewardView'

/** What the page tells of the game that a round is redeemed of. */
export const gameOf = ({ game, frame: { facts }, resume }: RewardGame): RewardGameProps => ({
  game: game.data,
  error: game.error,
  onRetry: () => void game.refresh(),
  played: defaultSettings.digitalSummaryAtEnd ? facts.played : null,
  hasUnfinished: facts.unfinished !== null,
  isOpening: facts.opening !== null,
  onResume: resume,
})
