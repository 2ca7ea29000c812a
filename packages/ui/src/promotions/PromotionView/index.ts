export { PromotionView } from './PromotionView.tsx'
export type { PromotionViewProps } from './PromotionView.tsx'
export { PrizeList, prizeWorth } from './Prizes.tsx'
export { WinnersList } from './Winners.tsx'
