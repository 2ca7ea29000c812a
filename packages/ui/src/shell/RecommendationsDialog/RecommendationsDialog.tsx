'use client'

import type { BalancesButtonsConfig, ShownRecommendation } from '@players-club/domain-models'
import { formatShortDate, lastDay } from '@players-club/domain-models'
import { RewardFace } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'

/** The For You dialog: its words and its recommendations; undefined while they load. */
export interface RecommendationsDialogProps {
  isOpen: boolean
  /** The configured texts; ours by default. */
  words?: BalancesButtonsConfig['forYou']
  /** Undefined for a guest. */
  firstName?: string
  /** Undefined while loading. */
  recommendations: readonly ShownRecommendation[] | undefined
  error: LocalizedText | null
  refresh: Retry
  onClose: () => void
}

/** The club's recommendations for this visitor, each a ticket that links to its page. */
export function RecommendationsDialog({
  isOpen,
  words = {},
  firstName,
  onClose,
  ...shown
}: RecommendationsDialogProps) {
  const translate = useMessages()
  const title = words.title || translate('shell.forYou')
  const isNamed = words.showFirstName && firstName
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={isNamed ? translate('recommendations.named', { title, firstName }) : title}
    >
      <Stack gap={5}>
        <Text tone="muted">{words.subtitle || translate('recommendations.subtitle')}</Text>
        <Recommended {...shown} />
      </Stack>
    </Dialog>
  )
}

type Shown = Pick<RecommendationsDialogProps, 'recommendations' | 'error' | 'refresh'>

function Recommended({ recommendations, error, refresh }: Shown) {
  const translate = useMessages()
  return (
    <Part
      of={{ data: recommendations, error, refresh }}
      skeleton={
        <Grid columns={columns}>
          <Skeleton shape="card" count={2} />
        </Grid>
      }
      empty={
        <EmptyState
          title={translate('recommendations.empty.title')}
          titleLevel={3}
          action={
            <Inline gap={3}>
              <LinkButton href="/earn">{translate('shell.earn')}</LinkButton>
              <LinkButton href="/rewards" emphasis="outline">
                {translate('shell.rewards')}
              </LinkButton>
            </Inline>
          }
        >
          {translate('recommendations.empty.text')}
        </EmptyState>
      }
    >
      {known => <Tickets recommendations={known} />}
    </Part>
  )
}

const columns = { mobile: 1, tablet: 2 } as const

function Tickets({ recommendations }: { recommendations: readonly ShownRecommendation[] }) {
  const translate = useMessages()
  return (
    <Grid as="ul" columns={columns}>
      {recommendations.map(({ id, recommendationType, end, ...one }) => (
        <TicketCard
          key={id}
          as="li"
          href={one.redirectUrl}
          title={one.title}
          action={translate(`recommendations.action.${recommendationType}`)}
          picture={
            <Image
              src={one.imageUrl}
              alt=""
              width={480}
              height={270}
              fit="cover"
              fallback={<RewardFace seed={String(id)} />}
            />
          }
          badge={
            <Inline gap={2}>
              <Badge tone={recommendationType === 'REWARD' ? 'accent' : 'info'}>
                {translate(`recommendations.kind.${recommendationType}`)}
              </Badge>
              {end && (
                <Badge>
                  {translate('recommendations.until', {
                    date: formatShortDate(lastDay(end, translate.zone), translate),
                  })}
                </Badge>
              )}
            </Inline>
          }
        >
          {one.description}
        </TicketCard>
      ))}
    </Grid>
  )
}
