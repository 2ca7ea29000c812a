import { MEGA_MILLIONS } from './constants.ts'
import type { GameIds } from './Game.ts'

/** The new game goes by its game id, and by the id of its record. */
export const isNewMegaMillions = ({ id, gameId }: GameIds): boolean =>
  gameId === MEGA_MILLIONS.newGame || id === MEGA_MILLIONS.newRecord

const isOldMegaMillions = ({ gameId }: Pick<GameIds, 'gameId'>) => gameId === MEGA_MILLIONS.oldGame

/** Where the new game is there, the old one is shown no more. */
export const isSuperseded = (one: Pick<GameIds, 'gameId'>, published: readonly GameIds[]): boolean =>
  isOldMegaMillions(one) && published.some(isNewMegaMillions)
