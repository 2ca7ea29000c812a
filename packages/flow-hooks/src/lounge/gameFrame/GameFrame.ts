import type { CallOptions, ErrorMessage } from '@players-club/api-client'
import type { GameMode, GamePageMessage, GameUnit, Locale, MessageKey } from '@players-club/domain-models'
import type { ReceiveMessage } from '../../club/ReceivedMessage.ts'
import type { GameFacts } from './gameFacts.ts'
import type { GameFrameState } from './GameFrameState.ts'
import type { GamePlay, Wanted } from './GamePlay.ts'

/** A game in a frame over the page: its state, its facts, and the verbs. */
export interface GameFrame {
  readonly state: GameFrameState
  readonly facts: GameFacts
  /** A play of that kind, for that wager where there is one to choose, and at the balance that a confirmation has shown. */
  launch(mode: GameMode, wager?: number, expectedBalance?: number): void
  /** Shows the play that was begun elsewhere, or was not seen to its end. */
  resume(): void
  /** A message of the game, which receives its configuration once it is ready. */
  readonly receiveMessage: ReceiveMessage<GamePageMessage>
  retry(): void
  skip(): void
  /** Closes it unseen: what shows it cannot be had, or its window is too wide. A play for a prize waits until it is seen. */
  miss(): void
  close(): void
}

/** What the page of a game decides about its frame: how a play begins, and what it counts in. */
export interface GameFrameOptions {
  /** Distinguishes this game's unfinished play from those of others. */
  readonly scope: string
  readonly unit: GameUnit
  readonly locale: Locale
  /** Whether another play like this one, which was for a prize, can be asked for in the game. */
  canReplay(play: GamePlay): boolean
  /** Begins a play; it is asked for again with the same key until it is answered. */
  play(wanted: Omit<Wanted, 'key'>, options: CallOptions): Promise<GamePlay>
  /** The message for a launch that failed without a reason. @default 'error.gameLoad' */
  readonly launchError?: MessageKey
  /** Whether the page shows a message itself. @default the message bar shows it */
  showMessage?(message: ErrorMessage): boolean
  /** What the play may have changed is to be asked for again. */
  refresh(): void
}
