import type { Draw, LoungeReward, Page, PlayerLoungeReward, WonPrize } from '@players-club/domain-models'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import type { PagePart } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import type { LoungeBarProps } from '../LoungeBar/LoungeBar.tsx'

/** A drawing as seen by a player or a guest; a guest's has no player fields. */
export type ShownLoungeReward = LoungeReward &
  Partial<Pick<PlayerLoungeReward, 'frequencyCap'>> & { playerEntries?: number; hasFreeEntry?: boolean }

/** The page of a drawing: the reward, the balance, and what happens on each action. */
export interface LoungeRewardViewProps extends LoungeBarProps {
  /** Undefined while loading. */
  reward: ShownLoungeReward | undefined
  error: LocalizedText | null
  onReload: Retry
  /** False while a press of Redeem has no effect yet, because the balance is loading. */
  isReady: boolean
  isBusy: boolean
  onRedeem: () => void
  /** Called on hover or focus of Redeem, to preload the dialog. */
  onPreload: () => void
  /** Called before the player leaves for the store, to remember the way back. */
  onGetTokens: () => void
  /** The form of the free entry is loading. */
  isClaiming: boolean
  onClaim: () => void
  /** Called on hover or focus of Claim Free, to preload the dialog. */
  onApproachClaim: () => void
  past: Page<Draw> | undefined
  pastError: LocalizedText | null
  onPastReload: Retry
  /** The current page of past draws, counted from 0. */
  pastPage: number
  onPastPage: (page: number) => void
  /** The winners of the last draw. */
  winners: PagePart<{ content: readonly WonPrize[] }>
}
