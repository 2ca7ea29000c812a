'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import { ApiError, errorMessage, type AnswerOf, type Endpoint, type InputOf } from '@players-club/api-client'
import { isUnanswered } from '../isRefusal.ts'
import { isPlayer } from '../session/Session.ts'
import type { Operation } from '../operations/Operation.ts'
import { useStore } from '../store/useStore.ts'
import { useClub } from '../useClub.ts'
import { queryKey } from './queryKey.ts'

/** `loading` says an answer is on its way; `data` and `error` are of the last one that is known. */
export type Query<T> = Operation<T> & {
  /** Asks again. It resolves when that has ended, also where it has failed: the reason is the `error`. */
  refresh(): Promise<void>
}

type ReadingEndpoint = Endpoint & { readonly effect: 'read' }

/** How SWR asks a query again: what `usePolling` gives. */
export type QueryOptions<T> = Pick<SWRConfiguration<T, unknown>, 'shouldRetryOnError' | 'onErrorRetry'> & {
  /** In how many milliseconds it is asked again after an answer; 0 pauses it. */
  readonly refreshInterval?: (latest?: T) => number
}

/**
 * Asks the server and keeps the answer for this session. `null` for the input asks nothing, nor does a
 * guest a player's question.
 *
 * @example
 * ```tsx
 * import { getPointsBalance } from '@players-club/api-client'
 * import { useQuery } from '@players-club/flow-hooks/club'
 *
 * export function Points() {
 *   const { data, error, refresh } = useQuery(getPointsBalance, {})
 *   if (error) return <button onClick={() => void refresh()}>Try again</button>
 *   return <p aria-busy={data === undefined}>{data?.balance}</p>
 * }
 * ```
 */
export function useQuery<E extends ReadingEndpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  options?: QueryOptions<AnswerOf<E>>,
): Query<AnswerOf<E>> {
  const { api, clock, session, queries } = useClub()
  const { epoch, ...slice } = useStore(session)
  const isAsked = input !== null && (endpoint.access === 'open' || isPlayer(slice))
  const key = isAsked ? queryKey(epoch, endpoint.name, input) : null
  const isRendered = key !== null && key in queries.fallback
  const isFresh = isRendered && queries.isFresh(clock.now())

  const intervalAfter = (latest?: AnswerOf<E>) => options?.refreshInterval?.(latest) ?? 0
  const [refreshInterval, setRefreshInterval] = useState(intervalAfter)

  const { data, error, isValidating, mutate } = useSWR<AnswerOf<E>, unknown, string | null>(
    key,
    () => {
      const signal = session.signal()
      // Race: an answer that arrives after the session has ended is dropped.
      return api.call(endpoint, input as InputOf<E>).catch((failed: unknown) => {
        if (signal.aborted) return undefined
        throw failed
      })
    },
    {
      revalidateOnMount: isFresh ? false : undefined,
      shouldRetryOnError: isWorthRetrying,
      errorRetryCount: 3,
      isPaused: () => queries.isHeld(endpoint.name),
      ...options,
      refreshInterval,
    },
  )
  // SWR never polls again where a function has once given 0: it is given a number, whose change starts a timer.
  const nextInterval = intervalAfter(data)
  if (nextInterval !== refreshInterval) setRefreshInterval(nextInterval)

  return {
    data,
    loading: useIsLoading(key, isValidating, isFresh),
    error: useMemo(() => (error === undefined ? null : errorMessage(error)), [error]),
    refresh: useCallback(async () => void (await mutate()), [mutate]),
  }
}

/** SWR asks again for what it knows from before only after the first frame: until then its `isValidating` is false. */
function useIsLoading(key: string | null, isValidating: boolean, isFresh: boolean): boolean {
  const [askedKey, setAskedKey] = useState(isFresh ? key : null)
  if (isValidating && askedKey !== key) setAskedKey(key)
  const isDue = key !== null && askedKey !== key
  useEffect(() => {
    if (!isDue) return
    const frame = requestAnimationFrame(() => setAskedKey(key))
    return () => cancelAnimationFrame(frame)
  }, [isDue, key])
  return isValidating || isDue
}

/** Retries only failures that may be temporary; a refusal would be the same again. */
function isWorthRetrying(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && error.status === 503)
}
