export { getFeatureFlags } from './getFeatureFlags.ts'
export { getRecommendations } from './getRecommendations.ts'
export { getRemoteConfig } from './getRemoteConfig.ts'
