'use client'

import type { Activity } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { ActivityCard, type ActivityCardProps } from '../ActivityCard/ActivityCard.tsx'

/** The activities of the page about ways to earn; undefined while they load. */
export interface EarnViewProps extends Pick<ActivityCardProps, 'onCollect'> {
  /** Undefined while loading. */
  activities: readonly Activity[] | undefined
  error: LocalizedText | null
  refresh: Retry
}

/** All the ways to earn points. */
export function EarnView({ activities, error, refresh, onCollect }: EarnViewProps) {
  const translate = useMessages()
  return (
    <PageFrame title={translate('shell.earn')} lead={translate('activities.lead')}>
      <Part
        of={{ data: activities, error, refresh }}
        skeleton={
          <Grid>
            <Skeleton shape="card" count={6} />
          </Grid>
        }
        empty={
          <EmptyState
            title={translate('activities.empty.title')}
            action={<LinkButton href="/ticket-entry">{translate('shell.enterTicket')}</LinkButton>}
          >
            {translate('activities.empty.text')}
          </EmptyState>
        }
      >
        {known => (
          <Grid as="ul">
            {known.map(activity => (
              <ActivityCard
                key={activity.id}
                as="li"
                activity={activity}
                titleLevel={2}
                onCollect={onCollect}
              />
            ))}
          </Grid>
        )}
      </Part>
    </PageFrame>
  )
}
