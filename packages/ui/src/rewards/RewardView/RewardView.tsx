'use client'

import { extraOf, formatPoints } from '@players-club/domain-models'
import { GameChances } from '../../activities/GameChances/GameChances.tsx'
import { GameStatus } from '../../activities/GameStatus/GameStatus.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { PageHeading } from '../../primitives/PageFrame/PageHeading.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import { TicketLayout, TicketLayoutSkeleton } from '../../primitives/TicketLayout/TicketLayout.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { UprightHint } from '../../lounge/GameFrame/UprightHint.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { RewardBadge } from '../RewardCard/RewardBadge.tsx'
import { RewardAction } from './RewardAction.tsx'
import { RewardFacts } from './RewardFacts.tsx'
import { RewardPrizes } from './RewardPrizes.tsx'
import type { RewardViewProps, ShownReward } from './RewardViewProps.ts'

export type { RewardGameProps, RewardViewProps, ShownReward } from './RewardViewProps.ts'

/** The page of a reward: description, cost and action. */
export function RewardView(props: RewardViewProps) {
  const { reward, error, refresh } = props
  const translate = useMessages()
  return (
    <PageFrame top={<Link href="/rewards">{translate('rewards.detail.all')}</Link>}>
      <Part of={{ data: reward, error, refresh }} skeleton={<TicketLayoutSkeleton />}>
        {known => <LoadedReward {...props} reward={known} />}
      </Part>
    </PageFrame>
  )
}

function LoadedReward(props: RewardViewProps & { reward: ShownReward }) {
  const { reward, now, prizes, game, showsSoldOut } = props
  const translate = useMessages()
  const { type, title, summary, amount, imageUrl, termsConditionsUrl } = reward
  const instructions = extraOf(reward, 'instructions')
  const unit = type === 'DRAW' ? 'rewards.unit.DRAW' : 'shell.unit.points'
  return (
    <Stack gap={8}>
      <TicketLayout
        head={<PageHeading title={title} lead={summary} />}
        ticket={
          <TicketCard
            as="div"
            title={translate(`rewards.tab.${type}`)}
            titleLevel={2}
            picture={<Image src={imageUrl} alt="" width={480} height={270} fit="cover" isFirstScreen />}
            badge={<RewardBadge reward={reward} now={now} showsSoldOut={showsSoldOut} />}
            stub={formatPoints(amount, translate.locale)}
            unit={translate(unit, { amount })}
            controls={<RewardAction {...props} reward={reward} />}
          >
            <RewardFacts {...props} reward={reward} />
            {game && extraOf(reward, 'portraitMode') === 'true' && <UprightHint />}
          </TicketCard>
        }
      >
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={2} size="title">
              {translate('rewards.detail.how')}
            </Heading>
            <Text>{instructions ?? translate(`rewards.detail.how.${type}`)}</Text>
          </Stack>
          {termsConditionsUrl && <Link href={termsConditionsUrl}>{translate('rewards.detail.terms')}</Link>}
          {type === 'DRAW' && <RewardPrizes prizes={prizes} />}
        </Stack>
      </TicketLayout>
      {game && (
        <Stack gap={6}>
          <GameStatus {...game} />
          <GameChances {...game} />
        </Stack>
      )}
    </Stack>
  )
}
