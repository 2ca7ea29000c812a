'use client'

import { isAuthorized, isOpenAddress, type FeatureFlag } from '@players-club/domain-models'
import { useCallback } from 'react'
import { useClub } from '../useClub.ts'
import { useStore } from '../store/useStore.ts'
import type { FeatureFlags } from './createFeatureFlags.ts'

/** The flags in force. */
export function useFeatureFlags(): FeatureFlags {
  return useStore(useClub().flags)
}

/** Whether it is known who the visitor is and which flags are theirs; not while a session is restored, or has just begun. */
export function useIsVisitorKnown(): boolean {
  const { session, flags } = useClub()
  const isSettled = useStore(flags.isSettled)
  return !useStore(session).isRestoring && isSettled
}

/** Whether a feature is switched on for the visitor. */
export function useFeatureFlag(flag: FeatureFlag): boolean {
  return isAuthorized(useFeatureFlags(), flag)
}

/** Tells of an address of the club's own application whether it may be offered to the visitor: no flag closes it. */
export function useOpenAddresses(): (href: string) => boolean {
  const flags = useFeatureFlags()
  return useCallback(href => isOpenAddress(href, flags), [flags])
}
