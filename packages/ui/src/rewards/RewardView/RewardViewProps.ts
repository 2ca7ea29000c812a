import type { DrawPrize, PlayerReward, Reward, WonPrize } from '@players-club/domain-models'
import type { GameChancesProps } from '../../activities/GameChances/index.ts'
import type { GameNewsProps } from '../../activities/GameNews/index.ts'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import type { PagePart } from '../../primitives/QueryState/index.ts'

/** A reward as whoever looks at it sees it; what is only a player's is missing for a guest. */
export type ShownReward = Reward & Partial<Pick<PlayerReward, 'frequencyCap' | 'redemption' | 'isAvailable'>>

/** Of a round of a game: what it can win, and what has become of the rounds that were redeemed. */
export interface RewardGameProps extends GameChancesProps, GameNewsProps {}

export interface RewardViewProps {
  /** Undefined until it is there. */
  reward: ShownReward | undefined
  now: Date
  error: LocalizedText | null
  refresh: () => void
  isSignedIn: boolean
  /** Both undefined while the player's points are on their way. */
  points: number | undefined
  most: number | undefined
  /** Whether a press of the way to it has an answer by now. */
  isReady: boolean
  /** Of a draw. */
  prizes: PagePart<{ content: readonly (DrawPrize & Partial<Pick<WonPrize, 'winners'>>)[] }>
  /** Null where the reward is no game. */
  game: RewardGameProps | null
  showsSoldOut: boolean
  hasLounge: boolean
  onRedeem: () => void
  /** Somebody may be about to redeem. */
  onApproach: () => void
}
