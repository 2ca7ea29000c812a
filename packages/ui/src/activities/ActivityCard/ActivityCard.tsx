'use client'

import {
  ACTIVITY_TYPES,
  activityPath,
  extraOf,
  formatPoints,
  type Activity,
} from '@players-club/domain-models'
import { memo } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { PunchMarks } from '../../primitives/PunchMarks/PunchMarks.tsx'
import {
  TicketCard,
  type TicketCardElement,
  type TicketTitleLevel,
} from '../../primitives/TicketCard/TicketCard.tsx'
import { ActivityBadge } from './ActivityBadge.tsx'

/** The activity that a card offers, its heading level and its element. */
export interface ActivityCardProps {
  activity: Activity
  /** Called when the player opens a collect-them-all, whose page needs the activity's key. */
  onCollect: (activity: Activity) => void
  /** Heading level. @default 3 */
  titleLevel?: TicketTitleLevel
  /** @default 'article' */
  as?: TicketCardElement
}

const MAX_MARKS = 10

function ActivityCardPlain({ activity, onCollect, titleLevel, as }: ActivityCardProps) {
  const translate = useMessages()
  const { type, title, description, amount, bonusAmount, imageUrl, frequencyCap: cap } = activity
  const points = amount + bonusAmount
  const isReached = cap?.limitReached ?? false
  const known = ACTIVITY_TYPES.find(each => each === type) ?? 'STANDARD_ACTIVITY'
  const marks = cap && cap.count + cap.remaining
  return (
    <TicketCard
      as={as}
      href={activityPath(activity)}
      {...(type === 'COLLECT_ALL' && { onFollow: () => onCollect(activity) })}
      title={extraOf(activity, 'cardTitle') ?? title}
      titleLevel={titleLevel}
      picture={<Image src={imageUrl} alt="" width={480} height={270} fit="cover" />}
      badge={<ActivityBadge activity={activity} />}
      stub={points > 0 ? formatPoints(points, translate.locale) : translate('activities.forFun')}
      unit={points > 0 ? translate('shell.unit.points', { amount: points }) : undefined}
      action={translate(isReached ? 'activities.action.reached' : `activities.action.${known}`)}
    >
      <p>{description}</p>
      {cap && marks !== null && marks > 1 && marks <= MAX_MARKS && (
        <PunchMarks done={cap.count} total={marks} />
      )}
    </TicketCard>
  )
}

/**
 * An activity in a list: a ticket that links to its page. Memoized: renders again only when its activity
 * changes.
 */
export const ActivityCard = memo(ActivityCardPlain)
