'use client'

import { getUserTokens } from '@players-club/api-client'
import type { UserTokens } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'

/** The player's tokens; nothing for a guest. */
export function useUserTokens(): Query<UserTokens> {
  return useQuery(getUserTokens, {})
}
