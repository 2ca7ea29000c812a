'use client'

import { getInvitations } from '@players-club/api-client'
import type { Invitations } from '@players-club/domain-models'
import { useQuery, type Query } from '../../club/query/useQuery.ts'

/** The player's invite code, and what it has earned this month. */
export function useInviteFriends(): Query<Invitations> {
  return useQuery(getInvitations, {})
}
