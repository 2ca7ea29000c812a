'use client'

import { activityPath, type Activity } from '@players-club/domain-models'
import { ActivityBadge } from '../../activities/ActivityCard/ActivityBadge.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { HomeSection } from './HomeSection.tsx'

/** A few activities. The points of each are on its own page. */
export function HomeActivities({ activities }: { activities: readonly Activity[] | undefined }) {
  const translate = useMessages()
  if (activities?.length === 0) return null
  return (
    <HomeSection
      title={translate('shell.home.activitiesTitle')}
      all={{ href: '/earn', text: translate('shell.home.allActivities') }}
    >
      {activities?.map(activity => (
        <TicketCard
          key={activity.id}
          as="li"
          href={activityPath(activity)}
          title={activity.title}
          picture={<Image src={activity.imageUrl} alt="" width={480} height={360} fit="cover" />}
          badge={<ActivityBadge activity={activity} />}
          {...(activity.frequencyCap?.limitReached
            ? { action: translate('activities.action.reached') }
            : { stub: translate('shell.home.activityUpTo'), action: translate('shell.home.activitySee') })}
        >
          {activity.description}
        </TicketCard>
      ))}
    </HomeSection>
  )
}
