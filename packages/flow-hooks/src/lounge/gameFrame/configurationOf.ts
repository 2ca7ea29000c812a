import type { GamePageMessage } from '@players-club/domain-models'
import type { GameFrameOptions } from './GameFrame.ts'
import type { GameRound } from './GameFrameState.ts'

/** What a game is told that is ready: all that it needs to reveal the play, and nothing of the player. */
export const configurationOf = (
  { play: { mode }, data: { face, gameConfig } }: GameRound,
  { locale, unit, canReplay, price }: Pick<GameFrameOptions, 'locale' | 'unit' | 'canReplay' | 'price'>,
): GamePageMessage => ({
  from: 'players-club',
  type: 'configuration',
  locale,
  mode,
  unit,
  face,
  gameConfig,
  canReplay: mode === 'fun' || canReplay,
  ...(mode === 'prize' && price !== undefined && { price }),
})
