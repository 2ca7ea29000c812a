'use client'

import { getInformationTile, listInformationTiles } from '@players-club/api-client'
import type { InformationTile, InformationTileSummary } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'

/** The information-only tiles. */
export function useInformationTiles(): Omit<Query<unknown>, 'data'> & {
  tiles: readonly InformationTileSummary[] | undefined
} {
  const { data, ...query } = useQuery(listInformationTiles, {})
  return { ...query, tiles: data?.content }
}

/** One information-only tile. */
export function useInformationTile(id: number): Query<InformationTile> {
  return useQuery(getInformationTile, { params: { id } })
}
