export { PromotionView } from './PromotionView.tsx'
export type { PromotionViewProps } from './PromotionView.tsx'
export { prizeWorth } from './Prizes.tsx'
export { WinnersList } from './Winners.tsx'
