import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import type { MessageKey } from '@players-club/domain-models'
import { isRefusal } from '../../club/isRefusal.ts'
import type { GameFrameEvent, OpeningAnswer } from './GameFrameState.ts'
import type { GamePlay, Wanted } from './GamePlay.ts'

/** A play was begun without what shows it: it cannot be loaded, and that is all that can be said. */
export class NoSessionError extends Error {
  override readonly name = 'NoSessionError'

  constructor(session: 'Session' | 'NGL Session' = 'Session') {
    super(`No ${session} found for the game.`)
  }
}

/** The maker refuses every session that is opened for the play, so that none has begun with them. */
export class SessionRefusedError extends Error {
  override readonly name = 'SessionRefusedError'
}

const INTERNAL: ReadonlySet<MessageKey | undefined> = new Set<MessageKey>([
  'error.arcade.noSession',
  'error.arcade.noNglSession',
])

const isInternal = (error: unknown): boolean => error instanceof ApiError && INTERNAL.has(error.messageKey)

/** Which session a game has none of is for the developers: a player reads another text. */
const messageFor = (error: unknown, instead: MessageKey): ErrorMessage =>
  isInternal(error) ? { key: instead } : errorMessage(error)

const isLoadError = (error: unknown): boolean =>
  error instanceof NoSessionError || (error instanceof ApiError && error.messageKey === 'error.gameLoad')

/** The reason is shown where the server has stated one, also where a retry of the same is still possible. */
const openingFailure = (
  error: unknown,
  instead: MessageKey,
  { key, play, isRetry }: { key: string; play: GamePlay | null; isRetry: boolean },
): OpeningAnswer => ({
  type: isRefusal(error, isRetry) ? 'refused' : 'open-failed',
  key,
  message: isRefusal(error) ? messageFor(error, instead) : { key: instead },
  play,
})

/** The error of a failed launch: a loading error as it is, and the page's own message when there is no reason. */
export const launchFailure = (
  error: unknown,
  { isRetry, key }: Wanted & { isRetry: boolean },
  launchError: MessageKey = 'error.gameLoad',
): OpeningAnswer => {
  const isAnswered =
    isLoadError(error) || (!isRetry && (isInternal(error) || error instanceof SessionRefusedError))
  const instead = isLoadError(error) ? 'error.gameLoad' : launchError
  // Without a session nothing was refused: the launch has failed, and can be tried again.
  const reason = isInternal(error) ? null : error
  const answer = openingFailure(reason, instead, { key, play: null, isRetry })
  return answer.type === 'open-failed' ? { ...answer, isAnswered } : answer
}

/** A play that was begun could not be loaded. A rate limit or a lost session says nothing about it: it is kept. */
export const loadFailure = (error: unknown, key: string, play: GamePlay): OpeningAnswer =>
  openingFailure(error, 'error.gameLoad', { key, play, isRetry: true })

export const errorEvent = (error: unknown): GameFrameEvent => ({
  type: 'error-raised',
  message: messageFor(error, 'error.general'),
})
