import { isAuthorized } from '../shell/featureFlags.ts'
import { DEFAULT_GAME_TYPES, GAME_TYPE_IDS } from './constants.ts'

/** The types of games that are listed where none is chosen, in their order. */
export const listedGameTypes = (flags: readonly string[]): readonly number[] =>
  isAuthorized(flags, 'QUICKDRAW_V1') ? [...DEFAULT_GAME_TYPES, GAME_TYPE_IDS.quickDraw] : DEFAULT_GAME_TYPES

/** Whether a visitor with these flags can see games of this type. */
export const isShownGameType = (gameTypeId: number, flags: readonly string[]): boolean =>
  listedGameTypes(flags).includes(gameTypeId)
