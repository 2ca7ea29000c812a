export { InformationTileCard } from './InformationTileCard.tsx'
export type { InformationTileCardProps } from './InformationTileCard.tsx'
