export { GameBadge, GameCard } from './GameCard.tsx'
export type { GameCardProps } from './GameCard.tsx'
