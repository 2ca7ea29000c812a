'use client'

import { formatPoints, isCollected, type SuperBonus } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { PageHeading } from '../../primitives/PageFrame/PageHeading.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { TicketLayoutSkeleton } from '../../primitives/TicketLayout/TicketLayout.tsx'
import { EnterTicketLink } from '../../tickets/EnterTicketLink/EnterTicketLink.tsx'
import { ReachedNotice } from '../ActivityFrame/ReachedNotice.tsx'
import { Buckets } from './Buckets.tsx'
import { columns, ticket } from './CollectThemAllView.css.ts'
import { GamesThatCount, type NamedBucket } from './GamesThatCount.tsx'

export type { NamedBucket } from './GamesThatCount.tsx'

/** The page of a collection: its games, what it earns, and what happens on each action. */
export interface CollectThemAllViewProps {
  /** Undefined while loading. */
  collection: SuperBonus | undefined
  error: LocalizedText | null
  onRetry: Retry
  games: readonly NamedBucket[]
  /** The points for the whole collection; unknown when its activity is closed. */
  points: number | undefined
  /** Tickets do not count. */
  isClosed: boolean
  /** The player has earned its points and can earn no more. @default false */
  isReached?: boolean
  isSignedIn: boolean
  /** Leads to the ticket form, which leads back here. */
  onEnterTicket: () => void
  /** Called when a game cannot be opened now. */
  onUnavailableGame: () => void
  /** Opens the list of all buckets. */
  onShowProgress: () => void
  /** Called on hover or focus of the button, to preload the dialogs. */
  onPreload: () => void
  children?: ReactNode
}

/** A collect-them-all: what to collect, the player's progress, and the link to enter a ticket. */
export function CollectThemAllView({
  collection,
  error,
  onRetry,
  children,
  ...props
}: CollectThemAllViewProps) {
  const translate = useMessages()
  return (
    <PageFrame gap={{ mobile: 8, tablet: 10 }} top={<Link href="/earn">{translate('activities.all')}</Link>}>
      <Part of={{ data: collection, error, refresh: onRetry }} skeleton={<TicketLayoutSkeleton />}>
        {known => <LoadedCollection {...props} collection={known} />}
      </Part>
      {children}
    </PageFrame>
  )
}

type LoadedProps = Omit<CollectThemAllViewProps, 'collection' | 'error' | 'onRetry' | 'children'> & {
  collection: SuperBonus
}

function LoadedCollection(props: LoadedProps) {
  const { collection, games, points, isClosed, isReached = false, isSignedIn, ...does } = props
  const translate = useMessages()
  const { name, description, image, rulesDocument } = collection.superBonusDTO
  return (
    <>
      <div className={columns}>
        <Stack gap={6}>
          <PageHeading title={name} lead={description}>
            {rulesDocument && <Link href={rulesDocument}>{translate('activities.collect.rules')}</Link>}
          </PageHeading>
          {isClosed && <Notice tone="neutral">{translate('activities.collect.closed')}</Notice>}
          {isCollected(collection) && (
            <Notice tone="success" title={translate('activities.collect.done')}>
              {translate('activities.collect.done.text')}{' '}
              <Link href="/history">{translate('shell.clubHistory')}</Link>
            </Notice>
          )}
          <Stack as="section" gap={4} align="start">
            <Heading level={2} size="title">
              {translate('activities.collect.progress')}
            </Heading>
            <Buckets collection={collection} />
            {!isSignedIn && <Text tone="muted">{translate('activities.collect.guest')}</Text>}
            <Button
              emphasis="outline"
              onPress={does.onShowProgress}
              onPointerEnter={does.onPreload}
              onFocus={does.onPreload}
            >
              {translate('activities.collect.all')}
            </Button>
          </Stack>
        </Stack>
        {!isClosed && (
          <div className={ticket}>
            {isReached ? (
              <ReachedNotice earns={points !== 0} />
            ) : (
              <TicketCard
                as="div"
                title={translate('activities.ticket')}
                titleLevel={2}
                picture={<Image src={image} alt="" width={480} height={270} fit="cover" isFirstScreen />}
                stub={points === undefined ? undefined : formatPoints(points, translate.locale)}
                unit={points === undefined ? undefined : translate('shell.unit.points', { amount: points })}
                controls={<EnterTicketLink onEnter={does.onEnterTicket} />}
              />
            )}
          </div>
        )}
      </div>
      {!isClosed && !isReached && <GamesThatCount games={games} onUnavailable={does.onUnavailableGame} />}
    </>
  )
}
