export { ArcadeGameCard } from './ArcadeGameCard.tsx'
export type { ArcadeGameCardProps } from './ArcadeGameCard.tsx'
