export { arcadeChance, prizesFor, returnOf } from './ArcadeChance.ts'
export type { ArcadeChance } from './ArcadeChance.ts'
export { arcadePlay } from './ArcadePlay.ts'
export type { ArcadePlay } from './ArcadePlay.ts'
export { deferredPlay, isDeferredPlayFresh } from './DeferredPlay.ts'
export type { DeferredPlay } from './DeferredPlay.ts'
export { nglGameData, nglSession, nglToken, nglWager } from './NglGame.ts'
export type { NglGameData, NglSession, NglToken } from './NglGame.ts'
export { ARCADE_VENDORS, arcadeGame, arcadeGamePath } from './ArcadeGame.ts'
export type { ArcadeGame, ArcadeVendor } from './ArcadeGame.ts'
export {
  ARCADE_GAME_TYPE_ID,
  DAILY_BONUS_TOKENS,
  DEFAULT_WAGER_INDEX,
  ENTRIES_AT_ONCE_MAX,
  FREE_ENTRIES_PER_DRAW,
  FREE_ENTRY_INTERVAL_S,
  GAME_PICTURE_BREAKPOINT_PX,
  GAME_READY_MS,
  LOUNGE_HISTORY_PAGE_SIZE,
  LOUNGE_PRIZE_MAX_DOLLARS,
  LOUNGE_REWARDS_PAGE_SIZE,
  NGL_V2_GAMES,
  NGL_V2_WAGER_DIVISOR,
  RELOAD_AFTER_REDEMPTION_MS,
  SPINNER_AFTER_CONVERSION_MS,
  TOKENS_PER_DAY,
  TOKEN_EXCHANGE,
  TOKEN_REDEEM_ACTIVITY_KEY,
  TOKEN_REDEEM_REWARD_ID,
  TOKEN_REDEEM_REWARD_KEY,
  TOP_PRIZE_MULTIPLIER,
} from './constants.ts'
export {
  conversionCost,
  conversionMaximum,
  conversionMost,
  conversionSteps,
  conversionTerms,
} from './conversion.ts'
export type { ConversionTerms } from './conversion.ts'
export { bonusDismissal, cappedActivities, DAILY_BONUS_KEY, dailyBonus, showsBonus } from './DailyBonus.ts'
export type { BonusDismissal, DailyBonus } from './DailyBonus.ts'
export { defaultWager, denomination, denominationsOf } from './Denomination.ts'
export type { Denomination } from './Denomination.ts'
export { drawingEnd } from './drawingPeriods.ts'
export { CLAIM_FIELDS, claimMismatches, claimValues, freeEntry } from './FreeEntry.ts'
export type { ClaimField, ClaimValues, FreeEntry } from './FreeEntry.ts'
export { enteredLoungeDraw, loungeDraw } from './LoungeDraw.ts'
export type { LoungeDraw } from './LoungeDraw.ts'
export {
  DRAWING_FREQUENCIES,
  largestEntries,
  loungeRedemption,
  loungeReward,
  playerLoungeReward,
} from './LoungeReward.ts'
export type { DrawingFrequency, LoungeRedemption, LoungeReward, PlayerLoungeReward } from './LoungeReward.ts'
export { redirectMessageIn } from './redirectMessage.ts'
export type { RedirectMessage } from './redirectMessage.ts'
export { TOUR_SLIDES, tourState } from './TourState.ts'
export type { TourSlide, TourState } from './TourState.ts'
export { userTokens } from './UserTokens.ts'
export type { UserTokens } from './UserTokens.ts'
export { gameData, spinResultsOf } from './GameData.ts'
export type { GameData, SpinResult } from './GameData.ts'
export { GAME_MODES, readGameMessage } from './gameFrameMessages.ts'
export type { GameFrameMessage, GameMode, GamePageMessage, GameUnit } from './gameFrameMessages.ts'
