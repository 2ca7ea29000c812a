'use client'

import { getPromotions, type ErrorMessage } from '@players-club/api-client'
import { PROMOTIONS_PAGE_SIZE, type Promotion } from '@players-club/domain-models'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useMachine } from '../../club/machine/useMachine.ts'
import { queryKey } from '../../club/query/queryKey.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { loadMoreMachine } from './loadMore.machine.ts'

/** What `usePromotions` returns: the promotions so far, and the state of loading more of them. */
export type PromotionsList = {
  /** Nothing as long as none is known. */
  readonly promotions: readonly Promotion[] | undefined
  readonly total: number
  readonly error: ErrorMessage | null
  readonly more: 'idle' | 'loading' | 'failed'
  loadMore(): void
  refresh(): void
}

/** How many are shown at first where the address asks for them: whole pages, and no more than the server gives. */
export function firstShown(search: string): number {
  const { first, more } = PROMOTIONS_PAGE_SIZE
  const wanted = Number(new URLSearchParams(search).get('shown') ?? first)
  const pages = Number.isFinite(wanted) ? Math.round((wanted - first) / more) : 0
  return first + more * Math.min(Math.max(pages, 0), more + 1)
}

/**
 * All promotions: a first page as the address has it at first, then more on demand. The address follows, so that a
 * return to it, or a reload, shows as many.
 */
export function usePromotions(initialSearch: string): PromotionsList {
  const { api, navigator, session } = useClub()
  const { epoch } = useStore(session)
  const { mutate } = useSWRConfig()
  const [shown] = useState(() => firstShown(initialSearch))
  const first = useQuery(getPromotions, { query: { page: 0, size: shown } })
  const { first: firstSize, more: moreSize } = PROMOTIONS_PAGE_SIZE

  const [state, send] = useMachine(loadMoreMachine, ({ page }, run) => {
    const query = { page: page + (shown - firstSize) / moreSize, size: moreSize }
    run.sendResult(
      api.call(getPromotions, { query }, { signal: run.signal }),
      ({ content }) => ({ type: 'arrived', content }) as const,
      () => ({ type: 'load-failed' }) as const,
    )
  })

  const known = first.data && withoutRepeats([...first.data.content, ...state.more])
  const total = first.data?.totalElements ?? 0
  const keepPlace = useEffectEvent((pages: number) => {
    if (!known) return
    const query = { page: 0, size: shown + moreSize * pages }
    const answer = { ...query, content: known, totalElements: total }
    void mutate(queryKey(epoch, getPromotions.name, { query }), answer, { revalidate: false })
    const path = `${navigator.location().pathname}?shown=${query.size}`
    navigator.go(path, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (state.pages > 0) keepPlace(state.pages)
  }, [state.pages])

  return useStableVerbs({
    promotions: known,
    total,
    error: first.data ? null : first.error,
    more: state.at,
    loadMore: () => send({ type: 'asked' }),
    refresh: () => void first.refresh(),
  })
}

/** What moved to a later page between two answers came twice. */
function withoutRepeats(promotions: readonly Promotion[]): Promotion[] {
  return [...new Map(promotions.map(each => [each.id, each])).values()]
}
