'use client'

import {
  gamePath,
  isBucketFilled,
  SUPER_BONUS_GAMES_SHOWN,
  type BucketGame,
  type Game,
} from '@players-club/domain-models'
import { Check } from 'lucide'
import { GameFace } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { PunchMarks } from '../../primitives/PunchMarks/PunchMarks.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'

/** A bucket and its game; the game is undefined when it is no longer listed. */
export interface NamedBucket extends BucketGame {
  game: Game | undefined
}

/**
 * Three of the games whose tickets count, missing ones first. The link of an inactive game calls `onUnavailable` and is
 * not followed.
 */
export function GamesThatCount({
  games,
  onUnavailable,
}: {
  games: readonly NamedBucket[]
  onUnavailable: () => void
}) {
  const translate = useMessages()
  const sorted = games.toSorted((a, b) => Number(isBucketFilled(a)) - Number(isBucketFilled(b)))
  const shown = sorted.filter(({ game }) => game !== undefined).slice(0, SUPER_BONUS_GAMES_SHOWN)
  if (shown.length === 0) return null
  return (
    <Stack as="section" gap={5}>
      <Stack gap={1}>
        <Heading level={2}>{translate('activities.collect.games')}</Heading>
        <Text tone="muted">{translate('activities.collect.games.lead')}</Text>
      </Stack>
      <Grid as="ul">
        {shown.map(bucket => (
          <li key={bucket.gameId}>
            <GameTicket {...bucket} onUnavailable={onUnavailable} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

function GameTicket({ game, onUnavailable, ...bucket }: NamedBucket & { onUnavailable: () => void }) {
  const translate = useMessages()
  if (!game) return null
  const { currentEntries, maxEntries } = bucket
  const face = <GameFace seed={String(bucket.gameId)} />
  return (
    <TicketCard
      href={gamePath(game)}
      onFollow={game.isActive ? undefined : onUnavailable}
      title={game.name}
      badge={
        isBucketFilled(bucket) && (
          <Badge tone="success" icon={Check}>
            {translate('activities.collect.filled')}
          </Badge>
        )
      }
      picture={
        <Image src={game.ticketFullImage} alt="" width={480} height={360} fit="cover" fallback={face} />
      }
    >
      <Text size="small">
        {translate('activities.collect.bucket', { done: currentEntries, total: maxEntries })}
      </Text>
      {maxEntries > 1 && <PunchMarks done={currentEntries} total={maxEntries} />}
    </TicketCard>
  )
}
