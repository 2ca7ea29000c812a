import type { ArcadeChance, ArcadeGame, Denomination, GameMode } from '@players-club/domain-models'
import type { PlayedGame } from '../../activities/GameStatus/GameStatus.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import type { LoungeBarProps } from '../LoungeBar/LoungeBar.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'

/** The page of an arcade game: the game, its wagers and odds, the balance and the actions. */
export interface ArcadeGameViewProps extends LoungeBarProps {
  /** Undefined while loading. */
  game: ArcadeGame | undefined
  /** The possible wagers, the smallest first. */
  wagers: readonly Denomination[] | undefined
  /** The possible results of a play and their odds; empty for a game that is not open yet. */
  chances: readonly ArcadeChance[]
  error: LocalizedText | null
  /**
   * False while a press of play for prizes has no effect yet, because the balance is loading. Of a visitor who is not
   * signed in: while it is not known whether they are, and then play for fun waits, too.
   */
  isReady: boolean
  onReload: Retry
  /** Index of the chosen wager. */
  wagerIndex: number
  onWager: (index: number) => void
  /** The play that is starting. */
  opening: GameMode | null
  /** There is an unfinished play to resume. */
  hasUnfinished: boolean
  /** The last finished play, if its result is to be shown. */
  played: PlayedGame | null
  onPlay: (mode: GameMode) => void
  onResume: () => void
  /** Called before the player leaves for the store, to remember the way back. */
  onGetTokens: () => void
  /** Called on hover or focus of a play button, to preload the frame. */
  onPreload?: () => void
}

export type ShownGameProps = ArcadeGameViewProps & {
  game: ArcadeGame
  wagers: readonly Denomination[]
}
