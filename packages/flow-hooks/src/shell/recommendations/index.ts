export { useRecommendations } from './useRecommendations.ts'
