export { DrawingCard } from './DrawingCard.tsx'
export type { DrawingCardProps } from './DrawingCard.tsx'
