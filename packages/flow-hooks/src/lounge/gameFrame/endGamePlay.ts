import {
  endInteractiveGame,
  endNglGame,
  skipInteractiveGame,
  type Api,
  type CallOptions,
} from '@players-club/api-client'
import type { DigitalGameResult } from '@players-club/domain-models'
import type { GamePlay } from './GamePlay.ts'

/** Tells the club that a play is over: one of NGL in its session, any other by its token. */
export function endGamePlay(
  api: Api,
  { token, sessionId: clientSessionId }: GamePlay,
  how: 'end' | 'skip',
  options: CallOptions,
): Promise<DigitalGameResult> {
  if (how === 'skip') return api.call(skipInteractiveGame, { body: { token } }, options)
  return clientSessionId === undefined
    ? api.call(endInteractiveGame, { body: { token } }, options)
    : api.call(endNglGame, { body: { clientSessionId, playData: token } }, options)
}
