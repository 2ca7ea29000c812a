'use client'

import type { RemoteConfig } from '@players-club/domain-models'
import { useClub } from '../useClub.ts'
import { useStore } from '../store/useStore.ts'

/** The remote configuration in force. */
export function useRemoteConfig(): RemoteConfig {
  return useStore(useClub().remoteConfig)
}
