export { getFeatureFlags } from './getFeatureFlags.ts'
export { getRemoteConfig } from './getRemoteConfig.ts'
