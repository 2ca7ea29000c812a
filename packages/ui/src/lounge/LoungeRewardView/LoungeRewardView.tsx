'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { PageHeading } from '../../primitives/PageFrame/PageHeading.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import { TicketLayout, TicketLayoutSkeleton } from '../../primitives/TicketLayout/TicketLayout.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { LoungeBar } from '../LoungeBar/LoungeBar.tsx'
import { EntryTicket } from './EntryTicket.tsx'
import { prize, prizes } from './LoungeRewardView.css.ts'
import type { LoungeRewardViewProps, ShownLoungeReward } from './LoungeRewardViewProps.ts'
import { PastDraws } from './PastDraws.tsx'

export type { LoungeRewardViewProps, ShownLoungeReward } from './LoungeRewardViewProps.ts'

/** The page of a lounge drawing: prize, date, cost of an entry, and past draws. */
export function LoungeRewardView(props: LoungeRewardViewProps) {
  const { reward, error, onReload, isSignedIn, tokens } = props
  const translate = useMessages()
  return (
    <PageFrame top={<LoungeBar isSignedIn={isSignedIn} tokens={tokens} />}>
      <Link href="/lucky-lounge">{translate('lounge.reward.back')}</Link>
      <Part of={{ data: reward, error, refresh: onReload }} skeleton={<TicketLayoutSkeleton />}>
        {known => <LoadedReward {...props} reward={known} />}
      </Part>
    </PageFrame>
  )
}

function LoadedReward(props: LoungeRewardViewProps & { reward: ShownLoungeReward }) {
  const { reward } = props
  const translate = useMessages()
  const { title, summary, description, draw, termsConditionsUrl } = reward
  return (
    <TicketLayout
      head={<PageHeading title={title} lead={summary} />}
      ticket={<EntryTicket {...props} reward={reward} />}
    >
      <Stack gap={8}>
        {draw && draw.prizes.length > 0 && (
          <Stack as="section" gap={3}>
            <Heading level={2} size="title">
              {translate('lounge.reward.prizes')}
            </Heading>
            <ul role="list" className={prizes}>
              {draw.prizes.map(({ name, multiplier: count }) => (
                <li key={name} className={prize}>
                  {translate('lounge.reward.prizeCount', { count, prize: name })}
                </li>
              ))}
            </ul>
          </Stack>
        )}
        <Stack as="section" gap={3} align="start">
          <Heading level={2} size="title">
            {translate('lounge.reward.how')}
          </Heading>
          <Text>{description}</Text>
          {termsConditionsUrl && <Link href={termsConditionsUrl}>{translate('lounge.reward.terms')}</Link>}
        </Stack>
        <PastDraws {...props} />
      </Stack>
    </TicketLayout>
  )
}
