'use client'

import { getStoreCatalog, type ErrorMessage } from '@players-club/api-client'
import type { CartItem, TokenBundle } from '@players-club/domain-models'
import { useEffect } from 'react'
import { useQuery } from '../club/query/useQuery.ts'
import { useStore } from '../club/store/useStore.ts'
import { useClub } from '../club/useClub.ts'
import { useStableVerbs } from '../club/useStableVerbs.ts'
import { useFeatureFlag } from '../club/featureFlags/useFeatureFlags.ts'
import { storeSliceOf } from './storeState/createStoreSlice.ts'

/** What `useCart` returns: the catalog, the cart, and the verbs that change it. */
export type CartFlow = {
  /** What is sold; unknown while it is on its way. */
  readonly catalog: readonly TokenBundle[] | undefined
  /** Why it could not be had. */
  readonly error: ErrorMessage | null
  /** Whether anything can be bought at all. */
  readonly isOpen: boolean
  readonly selectedItems: readonly CartItem[]
  /** In cents. */
  readonly total: number
  add(bundle: TokenBundle): void
  decrement(id: number): void
  remove(id: number): void
  removeAll(): void
  refresh(): Promise<void>
}

/** The shelves, and the cart that this browser keeps for the player. */
export function useCart(): CartFlow {
  const slice = storeSliceOf(useClub())
  const { selectedItems, total } = useStore(slice)
  const query = useQuery(getStoreCatalog, {})
  const catalog = query.data?.content
  useEffect(() => slice.open(), [slice])
  useEffect(() => {
    if (catalog) slice.send({ type: 'catalog-read', catalog })
  }, [slice, catalog])
  return useStableVerbs({
    catalog,
    error: query.error,
    isOpen: useFeatureFlag('LL_PAYMENT_ENABLED'),
    selectedItems,
    total,
    add: bundle => slice.send({ type: 'added', bundle }),
    decrement: id => slice.send({ type: 'decremented', id }),
    remove: id => slice.send({ type: 'removed', id }),
    removeAll: () => slice.send({ type: 'emptied' }),
    refresh: query.refresh,
  })
}
