import type { Draw, LoungeReward, Page, PlayerLoungeReward, WonPrize } from '@players-club/domain-models'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import type { PagePart } from '../../primitives/QueryState/index.ts'
import type { LoungeBarProps } from '../LoungeBar/index.ts'

/** A drawing as whoever looks at it sees it; what is only a player's is missing for a guest. */
export type ShownLoungeReward = LoungeReward &
  Partial<Pick<PlayerLoungeReward, 'frequencyCap'>> & { playerEntries?: number; hasFreeEntry?: boolean }

export interface LoungeRewardViewProps extends LoungeBarProps {
  /** Undefined until it is there. */
  reward: ShownLoungeReward | undefined
  error: LocalizedText | null
  onReload: () => void
  /** Whether a press of Redeem has an answer by now. */
  isReady: boolean
  isBusy: boolean
  onRedeem: () => void
  /** Somebody may be about to redeem. */
  onApproach: () => void
  /** The player goes for tokens, and is to find back. */
  onGetTokens: () => void
  /** The free entry is on its way to its form. */
  isClaiming: boolean
  onClaim: () => void
  /** Somebody may be about to claim. */
  onApproachClaim: () => void
  past: Page<Draw> | undefined
  pastError: LocalizedText | null
  onPastReload: () => void
  /** Which page of past draws is on show, counted from 0. */
  pastPage: number
  onPastPage: (page: number) => void
  /** Who won in the draw that was last. */
  winners: PagePart<{ content: readonly WonPrize[] }>
}
