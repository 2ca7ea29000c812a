export {
  recommendation,
  RECOMMENDATION_TYPES,
  recommendationState,
  recommendationTag,
} from './Recommendation.ts'
export type { Recommendation, RecommendationType } from './Recommendation.ts'
export { shownRecommendations } from './shownRecommendations.ts'
export type { ShownRecommendation } from './shownRecommendations.ts'
