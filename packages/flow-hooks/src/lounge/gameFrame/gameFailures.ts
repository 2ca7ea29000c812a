import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import type { MessageKey } from '@players-club/domain-models'
import { isRefusal } from '../../club/isRefusal.ts'
import type { GameFrameEvent, OpeningAnswer } from './GameFrameState.ts'
import type { GamePlay } from './GamePlay.ts'

/** A play was begun without what shows it: it cannot be loaded, and that is all that can be said. */
export class NoSessionError extends Error {
  override readonly name = 'NoSessionError'

  constructor(session: 'Session' | 'NGL Session' = 'Session') {
    super(`No ${session} found for the game.`)
  }
}

const INTERNAL: ReadonlySet<MessageKey | undefined> = new Set<MessageKey>([
  'error.arcade.noSession',
  'error.arcade.noNglSession',
])

/** Which session a game has none of is for the developers: a player is told what is said instead. */
const messageFor = (error: unknown, instead: MessageKey): ErrorMessage =>
  error instanceof ApiError && INTERNAL.has(error.messageKey) ? { key: instead } : errorMessage(error)

const isLoadError = (error: unknown): boolean =>
  error instanceof NoSessionError || (error instanceof ApiError && error.messageKey === 'error.gameLoad')

/** The error of a failed launch: a loading error as it is, and the page's own message when there is no reason. */
export const launchFailure = (
  error: unknown,
  key: string,
  launchError: MessageKey = 'error.gameLoad',
): OpeningAnswer =>
  isRefusal(error)
    ? { type: 'refused', key, message: messageFor(error, launchError), play: null }
    : {
        type: 'open-failed',
        key,
        message: { key: isLoadError(error) ? 'error.gameLoad' : launchError },
        play: null,
      }

/** A play that was begun could not be loaded. */
export const loadFailure = (error: unknown, key: string, play: GamePlay): OpeningAnswer =>
  isRefusal(error)
    ? { type: 'refused', key, message: messageFor(error, 'error.gameLoad'), play }
    : { type: 'open-failed', key, message: { key: 'error.gameLoad' }, play }

export const toldError = (error: unknown): GameFrameEvent => ({
  type: 'told-error',
  message: messageFor(error, 'error.general'),
})
