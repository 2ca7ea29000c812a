import type { DrawPrize, SeenReward, WonPrize } from '@players-club/domain-models'
import type { GameChancesProps } from '../../activities/GameChances/GameChances.tsx'
import type { GameStatusProps } from '../../activities/GameStatus/GameStatus.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import type { PagePart } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'

/** A reward as seen by a player or a guest; a guest's has no player fields. */
export type ShownReward = SeenReward

/** For a game reward: its prizes, and the results of the redeemed rounds. */
export interface RewardGameProps extends GameChancesProps, GameStatusProps {}

/** The page of a reward: the reward, the player's points, and what happens on each action. */
export interface RewardViewProps {
  /** Undefined while loading. */
  reward: ShownReward | undefined
  now: Date
  error: LocalizedText | null
  refresh: Retry
  isSignedIn: boolean
  /** Both undefined while the player's points are loading. */
  points: number | undefined
  most: number | undefined
  /** False while a press of the action has no effect yet, because the points are loading. */
  isReady: boolean
  /** For a draw. */
  prizes: PagePart<{
    content: readonly (DrawPrize & Partial<Pick<WonPrize, 'winners'>>)[]
    /** A prize without winners was not won. */
    isAnnounced: boolean
  }>
  /** Null where the reward is no game. */
  game: RewardGameProps | null
  showsSoldOut: boolean
  hasLounge: boolean
  onRedeem: () => void
  /** Called on hover or focus of Redeem, to preload the dialog. */
  onPreload: () => void
}
