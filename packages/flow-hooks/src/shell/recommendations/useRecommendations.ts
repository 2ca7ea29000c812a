'use client'

import { getRecommendations } from '@players-club/api-client'
import { shownRecommendations, type ShownRecommendation } from '@players-club/domain-models'
import { useState } from 'react'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useOpenAddresses } from '../../club/featureFlags/useFeatureFlags.ts'

/**
 * The recommendations for the visitor, but none that leads to a closed page; requested at each opening, because finished
 * activities change them.
 */
export function useRecommendations(
  isOpen: boolean,
): Omit<Query<unknown>, 'data'> & { recommendations: readonly ShownRecommendation[] | undefined } {
  const { clock } = useClub()
  const isOpenAddress = useOpenAddresses()
  const [opening, setOpening] = useState<{ isOpen: boolean; at?: Date }>({ isOpen: false })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, at: isOpen ? clock.now() : opening.at })
  const startUntil = opening.at?.toISOString()
  const { data, ...query } = useQuery(
    getRecommendations,
    startUntil
      ? { query: { filter: { publishedState: 'PUBLISHED', tag: 'WEB_FEATURED', startUntil } } }
      : null,
  )
  const shown = data && shownRecommendations(data.content, clock.now())
  return { ...query, recommendations: shown?.filter(({ redirectUrl }) => isOpenAddress(redirectUrl)) }
}
