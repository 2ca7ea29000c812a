export { useFeedback, type Feedback } from './feedback/useFeedback.ts'
export { useInformationTile, useInformationTiles } from './useInformationTiles.ts'
export { useStaticPage } from './useStaticPage.ts'
