'use client'

import { getActivityStatus } from '@players-club/api-client'
import { CREDIT_TERMS, type CreditedActivityKey } from '@players-club/domain-models'
import { useQuery } from '../club/query/useQuery.ts'

/** What an activity that the club credits by itself earns now: running campaigns add to its terms. */
export const useCreditPoints = (key: CreditedActivityKey): number =>
  useQuery(getActivityStatus, { params: { key } }).data?.points ?? CREDIT_TERMS[key].points
