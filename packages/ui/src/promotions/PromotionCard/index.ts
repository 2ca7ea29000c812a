export { PromotionBadge } from './PromotionBadge.tsx'
export { PromotionCard, PromotionPicture } from './PromotionCard.tsx'
export type { PromotionCardProps } from './PromotionCard.tsx'
