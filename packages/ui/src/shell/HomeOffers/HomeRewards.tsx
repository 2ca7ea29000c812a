'use client'

import { formatPoints, type Reward } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { HomeSection } from './HomeSection.tsx'

/** A few rewards. */
export function HomeRewards({ rewards }: { rewards: readonly Reward[] }) {
  const translate = useMessages()
  if (rewards.length === 0) return null
  return (
    <HomeSection
      title={translate('shell.home.rewardsTitle')}
      all={{ href: '/rewards', text: translate('shell.home.allRewards') }}
    >
      {rewards.map(({ id, title, summary, amount, imageUrl }) => (
        <TicketCard
          key={id}
          as="li"
          href={`/rewards/${id}`}
          title={title}
          picture={<Image src={imageUrl} alt="" width={480} height={360} fit="cover" />}
          stub={formatPoints(amount, translate.locale)}
          unit={translate('shell.home.pointsEach')}
          action={translate('shell.home.rewardSee')}
        >
          {summary}
        </TicketCard>
      ))}
    </HomeSection>
  )
}
