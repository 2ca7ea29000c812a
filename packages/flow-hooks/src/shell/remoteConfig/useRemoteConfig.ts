'use client'

import type { RemoteConfig } from '@players-club/domain-models'
import { useClub } from '../../club/useClub.ts'
import { useStore } from '../../club/store/useStore.ts'

/** The remote configuration in force. */
export function useRemoteConfig(): RemoteConfig {
  return useStore(useClub().remoteConfig)
}
