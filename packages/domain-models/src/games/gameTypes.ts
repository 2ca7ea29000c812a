import { isAuthorized } from '../shell/featureFlags.ts'
import { defaultSettings, type Settings } from '../shell/Settings.ts'
import { DEFAULT_GAME_TYPES, GAME_TYPE_IDS } from './constants.ts'

/** Whether a visitor with these flags has quick draw. */
export const hasQuickDraw = (
  flags: readonly string[],
  { quickFeatures }: Pick<Settings, 'quickFeatures'> = defaultSettings,
): boolean => quickFeatures && isAuthorized(flags, 'QUICKDRAW_V1')

/** The types of games that are listed where none is chosen, in their order. */
export const listedGameTypes = (flags: readonly string[], settings?: Settings): readonly number[] =>
  hasQuickDraw(flags, settings) ? [...DEFAULT_GAME_TYPES, GAME_TYPE_IDS.quickDraw] : DEFAULT_GAME_TYPES

/** Whether a visitor with these flags can see games of this type. */
export const isShownGameType = (gameTypeId: number, flags: readonly string[]): boolean =>
  listedGameTypes(flags).includes(gameTypeId)
