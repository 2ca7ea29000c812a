export { type FeatureFlags, type FeatureFlagsStore } from './createFeatureFlags.ts'
export { useFeatureFlag, useFeatureFlags } from './useFeatureFlags.ts'
