'use client'

import { earnsPoints, type Activity, type MessageKey } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'

/** What is said of an activity that the player can do no more. */
export const reachedText = (earns: boolean): MessageKey =>
  earns ? 'activities.limitReached' : 'activities.takenPart'

/** That the limit is reached, else the points of the campaigns, or nothing. */
export function ActivityBadge({ activity }: { activity: Activity }) {
  const translate = useMessages()
  const { bonusAmount, frequencyCap } = activity
  if (frequencyCap?.limitReached)
    return <Badge tone="success">{translate(reachedText(earnsPoints(activity)))}</Badge>
  if (bonusAmount === 0) return null
  return <Badge tone="warning">{translate('activities.bonus', { points: bonusAmount })}</Badge>
}
