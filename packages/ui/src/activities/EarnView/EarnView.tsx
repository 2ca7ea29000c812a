import type { Activity } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Container } from '../../primitives/Container/Container.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { QueryState } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { ActivityCard, type ActivityCardProps } from '../ActivityCard/ActivityCard.tsx'

export interface EarnViewProps extends Pick<ActivityCardProps, 'onCollect'> {
  /** Undefined while loading. */
  activities: readonly Activity[] | undefined
  error: LocalizedText | null
  refresh: () => void
}

/** All the ways to earn points. */
export function EarnView(props: EarnViewProps) {
  const translate = useMessages()
  return (
    <Container>
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1}>{translate('shell.earn')}</Heading>
          <Text size="lead">{translate('activities.lead')}</Text>
        </Stack>
        <Activities {...props} />
      </Stack>
    </Container>
  )
}

function Activities({ activities, error, refresh, onCollect }: EarnViewProps) {
  const translate = useMessages()
  if (!activities)
    return (
      <QueryState error={error} onRetry={refresh}>
        <Grid>
          <Skeleton shape="ticket" count={6} />
        </Grid>
      </QueryState>
    )
  if (activities.length === 0)
    return (
      <EmptyState
        title={translate('activities.empty.title')}
        action={<LinkButton href="/ticket-entry">{translate('shell.enterTicket')}</LinkButton>}
      >
        {translate('activities.empty.text')}
      </EmptyState>
    )
  return (
    <Grid as="ul">
      {activities.map(activity => (
        <ActivityCard key={activity.id} as="li" activity={activity} titleLevel={2} onCollect={onCollect} />
      ))}
    </Grid>
  )
}
