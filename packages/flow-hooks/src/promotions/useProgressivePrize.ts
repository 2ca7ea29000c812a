'use client'

import { getDraw, getProgressivePrize } from '@players-club/api-client'
import {
  PROGRESSIVE_PRIZE_REFRESH_MS,
  type ProgressivePrize,
  type Promotion,
} from '@players-club/domain-models'
import { usePolling } from '../club/query/usePolling.ts'
import { useQuery } from '../club/query/useQuery.ts'

/** What `useProgressivePrize` returns: the prize as it was last loaded, and when it is drawn. */
export type ProgressivePrizeNow = {
  readonly prize: ProgressivePrize | null
  readonly drawDate: string | null
}

type Followed = Pick<Promotion, 'id' | 'progressivePrize' | 'progressiveDrawDate'>

const untilNoneGrows = (latest?: ProgressivePrize | null) =>
  latest === null ? 0 : PROGRESSIVE_PRIZE_REFRESH_MS

/** What a promotion's growing prize stands at, looked at every 30 seconds while there is one. */
export function useProgressivePrize(promotion: Followed | undefined): ProgressivePrizeNow {
  const known = promotion?.progressivePrize ?? null
  const latest = useQuery(
    getProgressivePrize,
    promotion && known ? { params: { promotionId: promotion.id } } : null,
    usePolling(untilNoneGrows),
  )
  const prize = latest.data === undefined ? known : latest.data
  // A date that may be wrong is not shown: that of another draw is asked for.
  const isOther = prize !== null && prize.drawId !== known?.drawId
  const draw = useQuery(getDraw, isOther ? { params: { drawId: prize.drawId } } : null)
  return {
    prize,
    drawDate: (isOther ? draw.data?.draw : promotion?.progressiveDrawDate) ?? null,
  }
}
