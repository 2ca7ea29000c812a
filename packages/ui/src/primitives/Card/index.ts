export { Card } from './Card.tsx'
export type { CardProps } from './Card.tsx'
export { cardElements, cardSurfaces } from './cardVariants.ts'
export type { CardElement, CardSurface } from './cardVariants.ts'
