import type { GamePageMessage } from '@players-club/domain-models'
import type { GameFrameOptions } from './GameFrame.ts'
import type { GameRound } from './GameFrameState.ts'

/** What is sent to a game that is ready: all that it needs to reveal the play, and nothing of the player. */
export const configurationOf = (
  { play, data: { face, gameConfig } }: GameRound,
  { locale, unit, canReplay }: Pick<GameFrameOptions, 'locale' | 'unit' | 'canReplay'>,
): GamePageMessage => ({
  from: 'players-club',
  type: 'configuration',
  locale,
  mode: play.mode,
  unit,
  face,
  gameConfig,
  canReplay: play.mode === 'fun' || canReplay(play),
  ...(play.mode === 'prize' && play.wager !== undefined && { price: play.wager }),
})
