'use client'

import { getPromotions, type AnswerOf, type ErrorMessage } from '@players-club/api-client'
import { PROMOTIONS_PAGE_SIZE, type Promotion } from '@players-club/domain-models'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useAction } from '../../club/action/useAction.ts'
import { queryKey } from '../../club/query/queryKey.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { createStore } from '../../club/store/createStore.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'

/** What `usePromotions` returns: the promotions so far, and the state of loading more of them. */
export type PromotionsList = {
  /** Nothing as long as none is known. */
  readonly promotions: readonly Promotion[] | undefined
  readonly total: number
  readonly error: ErrorMessage | null
  readonly more: 'idle' | 'loading' | 'failed'
  loadMore(): void
  refresh(): Promise<void>
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

  // Outside of React's state, so that a press before the next render asks for the page after the last. It begins with
  // the first page as it was at the first press: the others follow its order.
  const [loaded] = useState(() => createStore<readonly AnswerOf<typeof getPromotions>[]>([]))
  const pages = useStore(loaded)
  const action = useAction({
    call(page: number, { signal }) {
      const orderedAt = loaded.getState()[0]?.orderedAt
      const query = { page: page + (shown - firstSize) / moreSize, size: moreSize, orderedAt }
      return api.call(getPromotions, { query }, { signal })
    },
    onDone(answer) {
      action.reset()
      loaded.setState([...loaded.getState(), answer])
    },
  })

  const known =
    first.data && withoutRepeats((pages.length > 0 ? pages : [first.data]).flatMap(({ content }) => content))
  // Of the same moment as the pages. It may still count what has ended since then: a page that is not full is the last.
  const isComplete = pages.slice(1).some(({ content }) => content.length < moreSize)
  const total = (isComplete ? known?.length : (pages[0] ?? first.data)?.totalElements) ?? 0
  const keepPlace = useEffectEvent((count: number) => {
    if (!known) return
    const query = { page: 0, size: shown + moreSize * count }
    const answer = { ...query, content: known, totalElements: total, orderedAt: pages[0]?.orderedAt }
    void mutate(queryKey(epoch, getPromotions.name, { query }), answer, { revalidate: false })
    const path = `${navigator.location().pathname}?shown=${query.size}`
    navigator.go(path, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (pages.length > 1) keepPlace(pages.length - 1)
  }, [pages])

  const { at } = action.state
  return useStableVerbs({
    promotions: known,
    total,
    error: first.data ? null : first.error,
    more: at === 'pending' ? 'loading' : at === 'failed' ? 'failed' : 'idle',
    loadMore() {
      if (first.data && loaded.getState().length === 0) loaded.setState([first.data])
      action.submit(loaded.getState().length)
    },
    refresh: first.refresh,
  })
}

/** What a promotion that was added between two answers moved to a later page came twice. */
function withoutRepeats(promotions: readonly Promotion[]): Promotion[] {
  return [...new Map(promotions.map(each => [each.id, each])).values()]
}
