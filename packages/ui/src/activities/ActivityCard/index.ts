export { ActivityCard } from './ActivityCard.tsx'
export type { ActivityCardProps } from './ActivityCard.tsx'
