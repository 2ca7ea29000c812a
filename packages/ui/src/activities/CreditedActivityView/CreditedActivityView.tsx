'use client'

import type { ActivityStatus } from '@players-club/domain-models'
import { formatPoints, POINTS_DELAY_HOURS } from '@players-club/domain-models'
import { RewardFace, type RewardMotif } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { step, steps, ticket } from './CreditedActivityView.css.ts'

/** A page of its own, or a part of the settings, which have their own layout. */
export const creditedActivityPlaces = ['page', 'settings'] as const
/** Where an activity is shown: on a page of its own, or in the settings, which have their own layout. */
export type CreditedActivityPlace = (typeof creditedActivityPlaces)[number]

/** The page of an activity that the club credits by itself: what it earns, and the way to it. */
export interface CreditedActivityViewProps {
  activity: 'complete-profile' | 'promotions-email-opt-in'
  data: ActivityStatus | undefined
  error: LocalizedText | null
  refresh: Retry
  /** The link to where it is done. */
  actionHref: string
  /** @default 'page' */
  place?: CreditedActivityPlace
}

const drawn = {
  'complete-profile': 'gift',
  'promotions-email-opt-in': 'tickets',
} as const satisfies Record<CreditedActivityViewProps['activity'], RewardMotif>

/** An activity that the club credits automatically: what it earns, how, and whether it has been credited. */
export function CreditedActivityView({ place = 'page', ...props }: CreditedActivityViewProps) {
  const translate = useMessages()
  const { activity } = props
  const skeleton = (
    <div className={ticket}>
      <Skeleton shape="ticket" />
    </div>
  )
  return (
    <PageFrame
      title={translate(`activities.${activity}.title`)}
      lead={translate(`activities.${activity}.lead`)}
      isNested={place === 'settings'}
    >
      <Part of={props} skeleton={skeleton}>
        {data => <Ticket {...props} data={data} />}
      </Part>
    </PageFrame>
  )
}

type TicketProps = Pick<CreditedActivityViewProps, 'activity' | 'actionHref'> & { data: ActivityStatus }

function Ticket({ activity, actionHref, data: { points, limitReached } }: TicketProps) {
  const translate = useMessages()
  const amount = { amount: points }
  return (
    <Stack gap={5}>
      {limitReached && (
        <Notice tone="success" title={translate('activities.limitReached')}>
          {translate('activities.credited', amount)}{' '}
          <Link href="/history">{translate('shell.clubHistory')}</Link>
        </Notice>
      )}
      <div className={ticket}>
        <TicketCard
          title={translate('activities.howTo')}
          titleLevel={2}
          picture={<RewardFace seed={activity} motif={drawn[activity]} />}
          stub={formatPoints(points, translate.locale)}
          unit={translate('shell.unit.points', amount)}
          controls={
            !limitReached && (
              <LinkButton href={actionHref}>{translate(`activities.${activity}.action`)}</LinkButton>
            )
          }
        >
          <ol className={steps}>
            <li className={step}>{translate(`activities.${activity}.step1`)}</li>
            <li className={step}>{translate(`activities.${activity}.step2`)}</li>
            <li className={step}>{translate(`activities.${activity}.step3`, amount)}</li>
          </ol>
        </TicketCard>
      </div>
      <Text size="small" tone="muted">
        {translate('activities.pointsDelay', { hours: POINTS_DELAY_HOURS })}
      </Text>
    </Stack>
  )
}
