'use client'

import type { MessageKey } from '@players-club/domain-models'
import { useState } from 'react'
import type { Query } from './useQuery.ts'

/** The thing that a page is for. */
interface WantedThing {
  /** In its address; null while it is not known. */
  readonly id: string | number | null
  /** The errors that say that there is none, or that it is over. */
  readonly refusals: readonly MessageKey[]
}

/** A query without what is missing, and the refusal that says so, once it is the last answer. */
type FoundQuery<T> = Query<T> & { readonly missing: MessageKey | null }

/**
 * Tells a thing that is missing when its page is opened from one that ends while its page is open. The first has neither
 * data nor error, also where an earlier visit left data in the cache: the page redirects and says why. The second stays with
 * its last data, because a game, a result or a barcode may stand on the page; the server refuses the next action.
 */
export function useFound<T>(query: Query<T>, { id, refusals }: WantedThing): FoundQuery<T> {
  const { data, error, loading } = query
  const [foundId, setFoundId] = useState<WantedThing['id']>(null)
  const refusal = refusals.find(key => key === error?.key) ?? null

  if (data !== undefined && refusal === null && !loading && foundId !== id) setFoundId(id)
  const isOpen = data !== undefined && foundId === id
  if (refusal === null || isOpen) return { ...query, missing: null }
  return { ...query, data: undefined, error: null, missing: loading ? null : refusal }
}
