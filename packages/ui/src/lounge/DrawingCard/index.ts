export { DrawingCard, lastMoment } from './DrawingCard.tsx'
export type { DrawingCardProps } from './DrawingCard.tsx'
