'use client'

import {
  formatCurrency,
  formatPoints,
  formatShortDate,
  isJackpotReached,
  lastDay,
  type Promotion,
  type Reward,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { WideTicketCard } from '../../primitives/WideTicketCard/WideTicketCard.tsx'
import { JackpotBadge, PromotionBadge } from '../../promotions/PromotionCard/PromotionBadge.tsx'
import { RewardBadge } from '../../rewards/RewardCard/RewardBadge.tsx'
import type { HomeRewardsProps } from './HomeRewards.tsx'
import { HomeSection } from './HomeSection.tsx'

export interface HomeDrawsProps {
  progressive: readonly Promotion[]
  secondChance: readonly Promotion[]
  featured: readonly Reward[]
}

const CENTS = 100
const picture = (src: string) => <Image src={src} alt="" width={480} height={360} fit="cover" />

/** Drawings with a progressive prize, with a second chance, and those that cost points. */
export function HomeDraws({
  draws,
  ...moment
}: { draws: HomeDrawsProps | undefined } & Omit<HomeRewardsProps, 'rewards'>) {
  const translate = useMessages()
  const { locale } = translate
  const money = (cents: number) => formatCurrency(cents / CENTS, translate)
  const until = (end: string) =>
    translate('shell.home.until', { date: formatShortDate(lastDay(end, translate.zone), translate) })
  if (draws && draws.progressive.length + draws.secondChance.length + draws.featured.length === 0) return null
  const promotion = ({ id, name, fullImage }: Promotion) => ({
    as: 'li' as const,
    href: `/promotion/${id}`,
    title: name,
    picture: picture(fullImage),
    action: translate('shell.home.drawEnter'),
  })
  return (
    <HomeSection
      title={translate('shell.home.drawsTitle')}
      all={{ href: '/promotion', text: translate('shell.home.allPromotions') }}
    >
      {draws && (
        <>
          {draws.progressive.map(({ progressivePrize: prize, ...one }) => (
            <WideTicketCard
              key={one.id}
              {...promotion(one)}
              badge={
                <Inline gap={2}>
                  <Badge tone="accent">{translate('shell.home.progressive')}</Badge>
                  <PromotionBadge status={one.status} />
                  {prize && <JackpotBadge prize={prize} />}
                </Inline>
              }
              stub={prize ? money(prize.amount) : undefined}
              unit={
                prize && !isJackpotReached(prize)
                  ? translate('shell.home.progressiveMost', { amount: money(prize.maximum) })
                  : undefined
              }
            >
              {until(one.progressiveEntryEndDate ?? one.entryEnd)}
            </WideTicketCard>
          ))}
          {draws.secondChance.map(one => (
            <TicketCard
              key={one.id}
              {...promotion(one)}
              badge={
                <Inline gap={2}>
                  <Badge>{translate('shell.home.secondChance')}</Badge>
                  <PromotionBadge status={one.status} />
                </Inline>
              }
            >
              {until(one.entryEnd)}
            </TicketCard>
          ))}
          {draws.featured.map(one => (
            <TicketCard
              key={`reward-${one.id}`}
              as="li"
              href={`/rewards/${one.id}`}
              title={one.title}
              picture={picture(one.imageUrl)}
              badge={
                <Inline gap={2}>
                  <Badge>{translate('shell.home.rewardDraw')}</Badge>
                  <RewardBadge reward={one} {...moment} />
                </Inline>
              }
              stub={formatPoints(one.amount, locale)}
              unit={translate('shell.home.pointsAnEntry')}
              action={translate('shell.home.drawEnter')}
            >
              {one.entryEnd ? until(one.entryEnd) : one.summary}
            </TicketCard>
          ))}
        </>
      )}
    </HomeSection>
  )
}
