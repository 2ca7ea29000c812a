'use client'

import { useMemo } from 'react'
import { useClub } from '../useClub.ts'
import type { QueryOptions } from './useQuery.ts'

/**
 * Options of a query that is asked again at this interval in milliseconds, also after a failure, while the page is
 * visible and online; 0 pauses it until a later answer gives another interval. The function has to stay the same
 * between renders; the latest answer is undefined until there is one.
 */
export function usePolling<T>(refreshInterval: (latest?: T) => number): QueryOptions<T> {
  const { clock } = useClub()
  return useMemo(
    () => ({
      refreshInterval,
      // SWR polls no query that has failed; its retries end and are for temporary failures alone.
      shouldRetryOnError: true,
      onErrorRetry: (_error, _key, _config, revalidate, options) =>
        void clock.setTimeout(() => void revalidate(options), refreshInterval()),
    }),
    [clock, refreshInterval],
  )
}
