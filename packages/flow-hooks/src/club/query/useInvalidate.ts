'use client'

import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useClub } from '../useClub.ts'
import { isQueryKey } from './queryKey.ts'

/**
 * Marks the cached answers of a call, by name, as outdated: mounted queries revalidate now, others on their next mount.
 */
export function useInvalidate(): (name: string) => void {
  const { queries } = useClub()
  const { mutate } = useSWRConfig()
  return useCallback(
    name => {
      queries.invalidate()
      void mutate(key => isQueryKey(key, name))
    },
    [mutate, queries],
  )
}
