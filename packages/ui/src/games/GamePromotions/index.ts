export { GamePromotions } from './GamePromotions.tsx'
export type { GamePromotionsProps } from './GamePromotions.tsx'
