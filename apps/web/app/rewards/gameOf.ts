import type { RewardGame } from '@players-club/flow-hooks/rewards'
import type { RewardGameProps } from '@players-club/ui/rewards/RewardView'

/** The props of the game for which a round is redeemed. */
export const gameOf = ({ game, frame: { facts }, resume }: RewardGame): RewardGameProps => ({
  game: game.data,
  error: game.error,
  onRetry: game.refresh,
  played: facts.played,
  hasUnfinished: facts.unfinished !== null,
  isOpening: facts.opening !== null,
  onResume: resume,
})
