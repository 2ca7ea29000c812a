import type { ErrorMessage } from '@players-club/api-client'
import type { GameData, GameFrameMessage } from '@players-club/domain-models'
import type { GamePlay, Unfinished, Wanted } from './GamePlay.ts'

/** A play with what shows it. */
export interface GameRound {
  readonly play: GamePlay
  readonly data: GameData
}

/** Where a game in its frame is: closed, opening, loading, playing, failed or ended. */
export type GameFrameState =
  /** No game is selected; a play that was not seen to its end may be waiting. */
  | {
      readonly at: 'closed'
      readonly unfinished: Unfinished | null
      /** A launch for a prize has failed here without an answer, and may have won. */
      readonly isUnanswered?: boolean
    }
  /** Behind the page, or in front of it where a game was shown just now. */
  | (Wanted & { readonly at: 'opening'; readonly isShown: boolean })
  /** The maker's page is in the frame, and has not said that it is ready. */
  | (Wanted & { readonly at: 'loading'; readonly round: GameRound })
  | (Wanted & {
      readonly at: 'playing'
      readonly round: GameRound
      readonly isBegun: boolean
      /** It has shown the play to its end. */
      readonly isCompleted: boolean
    })
  /** Error loading game: nothing is lost by it, and the same can be tried again. */
  | (Wanted & {
      readonly at: 'failed'
      readonly message: ErrorMessage
      readonly play: GamePlay | null
      /** There is no play: the launch has its answer. */
      readonly isAnswered?: boolean
    })
  /** What the play came to; null as long as the server has not said so. */
  | {
      readonly at: 'ended'
      readonly play: GamePlay
      readonly amount: number | null
      readonly unfinished: Unfinished | null
    }

/** The outcome of the play that is on its way; `key` names the play. */
export type OpeningAnswer = { readonly key: string } & (
  | { readonly type: 'begun'; readonly play: GamePlay }
  | { readonly type: 'opened'; readonly round: GameRound }
  | {
      readonly type: 'open-failed'
      readonly message: ErrorMessage
      /** The play that could not be loaded. */
      readonly play: GamePlay | null
      /** The launch has its answer: there is no play that could be continued. */
      readonly isAnswered?: boolean
    }
  /** Refused for good: trying again would change nothing. */
  | { readonly type: 'refused'; readonly message: ErrorMessage; readonly play: GamePlay | null }
)

export type GameFrameEvent =
  /** The page has a visitor: a player, another one, or a guest; or it shows another game. */
  | { readonly type: 'visited' }
  | { readonly type: 'recalled'; readonly play: Unfinished }
  | ({ readonly type: 'launched' } & Wanted)
  /** The play that was begun elsewhere, or was not seen to its end, is to be shown. */
  | { readonly type: 'resumed'; readonly key: string }
  | OpeningAnswer
  /** `key` is for the play that a replay would be. */
  | { readonly type: 'message-received'; readonly message: GameFrameMessage; readonly key: string }
  | { readonly type: 'ready-timed-out'; readonly key: string }
  | { readonly type: 'retried' }
  | { readonly type: 'skipped' }
  /** It was not seen: what shows it could not be loaded, or the window of a game for portrait orientation is too wide. */
  | { readonly type: 'missed' }
  | { readonly type: 'closed' }
  | { readonly type: 'settled'; readonly token: string; readonly amount: number }
  | { readonly type: 'error-raised'; readonly message: ErrorMessage }

export type GameFrameEffect =
  | { readonly type: 'recall' }
  /** A retry repeats a launch whose answer was lost. */
  | ({ readonly type: 'play'; readonly isRetry: boolean } & Wanted)
  | { readonly type: 'load'; readonly key: string; readonly play: GamePlay }
  | { readonly type: 'await'; readonly key: string }
  | { readonly type: 'configure'; readonly round: GameRound }
  /** With a play for a prize, those that wait are over. */
  | { readonly type: 'begin'; readonly play: GamePlay }
  | { readonly type: 'end'; readonly play: GamePlay; readonly how: 'end' | 'skip' }
  | { readonly type: 'forget'; readonly play: Unfinished }
  | { readonly type: 'celebrate' }
  | { readonly type: 'refresh' }
  | { readonly type: 'recheckSession' }
  | { readonly type: 'showMessage'; readonly message: ErrorMessage }
