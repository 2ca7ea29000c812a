import { getRecommendations } from '@players-club/api-client'
import { shownRecommendations, type ShownRecommendation } from '@players-club/domain-models'
import { useState } from 'react'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'

/** What the club recommends to whoever is here; asked for at each opening, because what was done meanwhile counts. */
export function useRecommendations(
  isOpen: boolean,
): Omit<Query<unknown>, 'data'> & { recommendations: readonly ShownRecommendation[] | undefined } {
  const { clock } = useClub()
  const [opening, setOpening] = useState<{ isOpen: boolean; at?: Date }>({ isOpen: false })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, at: isOpen ? clock.now() : opening.at })
  const startUntil = opening.at?.toISOString()
  const { data, ...query } = useQuery(
    getRecommendations,
    startUntil
      ? { query: { filter: { publishedState: 'PUBLISHED', tag: 'WEB_FEATURED', startUntil } } }
      : null,
  )
  return { ...query, recommendations: data && shownRecommendations(data.content, clock.now()) }
}
