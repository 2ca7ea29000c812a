import type { Activity } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Container } from '../../primitives/Container/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { Grid } from '../../primitives/Grid/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { LinkButton } from '../../primitives/LinkButton/index.ts'
import { QueryState } from '../../primitives/QueryState/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { ActivityCard, type ActivityCardProps } from '../ActivityCard/index.ts'

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
