'use client'

import { isJackpotReached, type ProgressivePrize, type PromotionStatus } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'

const tones = { comingSoon: 'info', endingSoon: 'warning', ended: 'neutral' } as const

/** Promotion Ended, Ending Soon, Coming Soon, or nothing. */
export function PromotionBadge({ status }: { status: PromotionStatus }) {
  const translate = useMessages()
  return status && <Badge tone={tones[status]}>{translate(`promotions.badge.${status}`)}</Badge>
}

/** Maximum jackpot reached, or nothing. */
export function JackpotBadge({ prize }: { prize: ProgressivePrize }) {
  const translate = useMessages()
  return isJackpotReached(prize) && <Badge tone="success">{translate('promotions.maxJackpot')}</Badge>
}
