import type { ArcadeChance, ArcadeGame, Denomination, GameMode } from '@players-club/domain-models'
import type { PlayedGame } from '../../activities/GameNews/index.ts'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import type { LoungeBarProps } from '../LoungeBar/index.ts'

export interface ArcadeGameViewProps extends LoungeBarProps {
  /** Undefined while it is on its way. */
  game: ArcadeGame | undefined
  /** What a play can take, the least first. */
  wagers: readonly Denomination[] | undefined
  /** What comes of a play, and how often; of a game that is not played yet nothing is known. */
  chances: readonly ArcadeChance[]
  error: LocalizedText | null
  /** Whether a press of the way to prizes has an answer by now. */
  isReady: boolean
  onReload: () => void
  /** Which wager is chosen. */
  wagerIndex: number
  onWager: (index: number) => void
  /** The play that is being begun. */
  opening: GameMode | null
  /** A play was begun and not seen to its end. */
  hasUnfinished: boolean
  /** The play that was over last, where it is to be told of. */
  played: PlayedGame | null
  onPlay: (mode: GameMode) => void
  onResume: () => void
  /** The player goes for tokens, and is to find back. */
  onGetTokens: () => void
  /** A play is likely to be asked for. */
  onApproach?: () => void
}

export type ShownGameProps = ArcadeGameViewProps & {
  game: ArcadeGame
  wagers: readonly Denomination[]
}
