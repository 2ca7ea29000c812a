export { useFeedback, type Feedback } from './feedback/useFeedback.ts'
export { useAdvertisements } from './useAdvertisements.ts'
export { useInformationTile, useInformationTiles } from './useInformationTiles.ts'
export { useStaticPage } from './useStaticPage.ts'
