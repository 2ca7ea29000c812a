'use client'

import { getBarcodeData } from '@players-club/api-client'
import type { CouponDetails } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'

/** The codes of one redemption with what their barcodes say; nothing is asked without one. */
export function useBarcodes(redemptionId: string | null): Query<CouponDetails> {
  return useQuery(getBarcodeData, redemptionId === null ? null : { params: { redemptionId } })
}
