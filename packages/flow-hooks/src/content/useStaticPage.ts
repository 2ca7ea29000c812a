'use client'

import { getStaticPage } from '@players-club/api-client'
import type { StaticPage, StaticPageName } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'

/** A page of the lottery's own words. */
export function useStaticPage(pageName: StaticPageName): Query<StaticPage> {
  return useQuery(getStaticPage, { params: { pageName } })
}
