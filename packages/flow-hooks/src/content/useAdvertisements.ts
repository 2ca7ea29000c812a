'use client'

import { getAdvertisements, type InputOf } from '@players-club/api-client'
import type { Advertisement } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useOpenAddresses } from '../club/featureFlags/useFeatureFlags.ts'

/** Which announcements are the home page's. */
export const FEATURED_ANNOUNCEMENTS: InputOf<typeof getAdvertisements> = {
  query: { filter: { published: 'TRUE', tag: 'WEB_FEATURED' } },
}

/** The announcements that are shown: none that leads to a closed page. */
export const openAdvertisements = (
  advertisements: readonly Advertisement[],
  isOpen: (href: string) => boolean,
): readonly Advertisement[] => advertisements.filter(({ buttonUrl }) => isOpen(buttonUrl))

/** What the home page's banner shows: nothing that leads to a closed page. */
export function useAdvertisements(): Omit<Query<unknown>, 'data'> & {
  advertisements: readonly Advertisement[] | undefined
} {
  const { data, ...query } = useQuery(getAdvertisements, FEATURED_ANNOUNCEMENTS)
  const isOpen = useOpenAddresses()
  return { ...query, advertisements: data && openAdvertisements(data.content, isOpen) }
}
