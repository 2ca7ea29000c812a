'use client'

import { formatPoints, type Reward } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { RewardBadge } from '../../rewards/RewardCard/RewardBadge.tsx'
import { HomeSection } from './HomeSection.tsx'

export interface HomeRewardsProps {
  /** Undefined while they are loading. */
  rewards: readonly Reward[] | undefined
  now: Date
  showsSoldOut: boolean
}

/** A few rewards. */
export function HomeRewards({ rewards, ...moment }: HomeRewardsProps) {
  const translate = useMessages()
  if (rewards?.length === 0) return null
  return (
    <HomeSection
      title={translate('shell.home.rewardsTitle')}
      all={{ href: '/rewards', text: translate('shell.home.allRewards') }}
    >
      {rewards?.map(one => (
        <TicketCard
          key={one.id}
          as="li"
          href={`/rewards/${one.id}`}
          title={one.title}
          picture={<Image src={one.imageUrl} alt="" width={480} height={360} fit="cover" />}
          badge={<RewardBadge reward={one} {...moment} />}
          stub={formatPoints(one.amount, translate.locale)}
          unit={translate('shell.home.pointsEach')}
          action={translate('shell.home.rewardSee')}
        >
          {one.summary}
        </TicketCard>
      ))}
    </HomeSection>
  )
}
