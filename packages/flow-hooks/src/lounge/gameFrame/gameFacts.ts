import type { ErrorMessage } from '@players-club/api-client'
import type { GameMode, Settings } from '@players-club/domain-models'
import type { GameFrameState } from './GameFrameState.ts'
import type { Unfinished } from './GamePlay.ts'

/** What a page shows of a game and its frame. */
export interface GameFacts {
  readonly isOpen: boolean
  /** The page in the frame. */
  readonly url: string | undefined
  readonly isLoading: boolean
  readonly error: ErrorMessage | null
  /** Its result can be had without playing. */
  readonly canSkip: boolean
  /** The play that is being begun behind the page. */
  readonly opening: GameMode | null
  readonly unfinished: Unfinished | null
  /** What the play that was over last came to, where the club's settings show it. */
  readonly played: { readonly mode: GameMode; readonly amount: number | null } | null
}

/** Whether there is a prize that may be credited by now, and has not been shown. */
export const hidesOutcome = (state: GameFrameState): boolean =>
  'mode' in state
    ? state.mode === 'prize' && !(state.at === 'playing' && state.isCompleted)
    : state.at === 'closed' && state.isUnanswered === true

export function gameFacts(
  state: GameFrameState,
  { digitalSummaryAtEnd }: Pick<Settings, 'digitalSummaryAtEnd'>,
): GameFacts {
  const isShown = state.at === 'loading' || state.at === 'playing'
  const isWaiting = state.at === 'opening'
  return {
    isOpen: isShown || state.at === 'failed' || (isWaiting && state.isShown),
    url: isShown ? state.round.data.themeHostName : undefined,
    isLoading: isWaiting || state.at === 'loading',
    error: state.at === 'failed' ? state.message : null,
    canSkip: isShown && hidesOutcome(state),
    opening: isWaiting && !state.isShown ? state.mode : null,
    unfinished: 'unfinished' in state ? state.unfinished : null,
    played:
      digitalSummaryAtEnd && state.at === 'ended' ? { mode: state.play.mode, amount: state.amount } : null,
  }
}
