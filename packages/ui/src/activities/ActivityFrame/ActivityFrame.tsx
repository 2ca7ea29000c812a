'use client'

import { earnsPoints, extraOf, formatPoints, type Activity } from '@players-club/domain-models'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { focusTarget } from '../../primitives/Heading/Heading.css.ts'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { PageHeading } from '../../primitives/PageFrame/PageHeading.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { TicketLayout, TicketLayoutSkeleton } from '../../primitives/TicketLayout/TicketLayout.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { ActivityFacts } from './ActivityFacts.tsx'
import { ReachedNotice } from './ReachedNotice.tsx'
import { TermsGate } from './TermsGate.tsx'

/** A page of one activity: its ticket, its action, and what stands beside them. */
export interface ActivityFrameProps {
  /** Undefined while loading. */
  activity: Activity | undefined
  error: LocalizedText | null
  refresh: Retry
  isSignedIn: boolean
  /** The action on the stub; hidden when there is nothing more to earn. */
  action?: ReactNode
  /** The form or game beside the ticket; hidden when there is nothing more to earn. */
  children?: ReactNode
  /** Content that stays visible when there is nothing more to earn, such as the results of a poll. */
  done?: ReactNode
}

/** The page of an activity: its title and points, its terms, and whether there are points left to earn. */
export function ActivityFrame(props: ActivityFrameProps) {
  const { activity, error, refresh } = props
  const translate = useMessages()
  return (
    <PageFrame top={<Link href="/earn">{translate('activities.all')}</Link>}>
      <Part of={{ data: activity, error, refresh }} skeleton={<TicketLayoutSkeleton />}>
        {known => <LoadedActivity {...props} activity={known} />}
      </Part>
    </PageFrame>
  )
}

function LoadedActivity({
  activity,
  isSignedIn,
  action,
  children,
  done,
}: ActivityFrameProps & { activity: Activity }) {
  const translate = useMessages()
  const [isAccepted, setAccepted] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone; keyboard users continue from here.
    if (isAccepted) page.current?.focus()
  }, [isAccepted])
  const { title, description, amount, bonusAmount, imageUrl, termsRequired, frequencyCap } = activity
  const points = amount + bonusAmount
  const additional = extraOf(activity, 'additionalInformation')
  const isReached = frequencyCap?.limitReached ?? false
  // A guest signs in first; only a player accepts terms.
  const isGated = termsRequired && isSignedIn && !isAccepted && !isReached
  return (
    <div ref={page} tabIndex={isAccepted ? -1 : undefined} className={focusTarget}>
      <TicketLayout
        head={
          <Stack gap={5}>
            <PageHeading title={title} lead={description} />
            {additional && <Text>{additional}</Text>}
            <ActivityFacts activity={activity} />
            {isReached && <ReachedNotice earns={earnsPoints(activity)} />}
          </Stack>
        }
        ticket={
          <TicketCard
            as="div"
            title={translate('activities.ticket')}
            titleLevel={2}
            picture={<Image src={imageUrl} alt="" width={480} height={270} fit="cover" isFirstScreen />}
            stub={points > 0 ? formatPoints(points, translate.locale) : translate('activities.forFun')}
            unit={points > 0 ? translate('shell.unit.points', { amount: points }) : undefined}
            controls={isReached || isGated ? undefined : action}
          >
            {bonusAmount > 0 && (
              <Text size="small">{translate('activities.bonusIncluded', { points: bonusAmount })}</Text>
            )}
          </TicketCard>
        }
      >
        {/* Kept mounted with its dialogs after the last points have been earned. */}
        {isGated ? (
          <TermsGate termsLink={activity.termsLink} onAccept={() => setAccepted(true)} />
        ) : isReached ? (
          done
        ) : (
          children
        )}
      </TicketLayout>
    </div>
  )
}
