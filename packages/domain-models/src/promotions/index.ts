export {
  DRAWING_CLAIM_DAYS,
  DRAWS_PAGE_SIZE,
  DRAW_PERIODS_DAYS,
  ELIGIBLE_GAMES_SHOWN,
  PAST_DRAWS_PAGE_SIZE,
  PROGRESSIVE_PRIZE_REFRESH_MS,
  PROMOTIONS_PAGE_SIZE,
} from './constants.ts'
export {
  draw,
  drawDetails,
  drawEntry,
  drawPrize,
  drawPrizeContent,
  drawWinner,
  enteredDraw,
  ENTRY_SOURCES,
  entryDetails,
  wonPrize,
} from './Draw.ts'
export type {
  Draw,
  DrawDetails,
  DrawEntry,
  DrawPrize,
  DrawPrizeContent,
  DrawPrizeType,
  DrawStage,
  EnteredDraw,
  EntryDetails,
  WonPrize,
} from './Draw.ts'
export { progressivePrize, promotion } from './Promotion.ts'
export type { ProgressivePrize, Promotion, PromotionStatus, PromotionType } from './Promotion.ts'
export { isJackpotReached, isPromotionActive, promotionStatus } from './promotionStatus.ts'
export { promotionsOffset } from './promotionsOffset.ts'
export { drawEndsSoonFrom, isNewDraw } from './drawPeriods.ts'
export { drawTitle } from './drawTitle.ts'
export { drawInFocus, drawStage, pageInFocus } from './drawStage.ts'
