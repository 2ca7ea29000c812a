export { type RemoteConfigStore } from './createRemoteConfig.ts'
export { useRemoteConfig } from './useRemoteConfig.ts'
