export { PromotionsView } from './PromotionsView.tsx'
export type { PromotionsViewProps } from './PromotionsView.tsx'
