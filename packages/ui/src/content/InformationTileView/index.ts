export { InformationTileView } from './InformationTileView.tsx'
export type { InformationTileViewProps } from './InformationTileView.tsx'
