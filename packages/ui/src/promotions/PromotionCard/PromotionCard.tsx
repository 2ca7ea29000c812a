'use client'

import { formatCurrency, formatShortDate, lastDay, type Promotion } from '@players-club/domain-models'
import { RewardFace } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { JackpotBadge, PromotionBadge } from './PromotionBadge.tsx'

export { PromotionBadge } from './PromotionBadge.tsx'

/** The promotion that a card offers, and its heading level. */
export interface PromotionCardProps {
  promotion: Promotion
  /** Heading level. @default 3 */
  titleLevel?: 2 | 3 | 4
  /** The picture is on the first screen. */
  isFirstScreen?: boolean
}

const CENTS = 100

/** A promotion as a ticket: name, state, prize and end. */
export function PromotionCard({ promotion, titleLevel = 3, isFirstScreen }: PromotionCardProps) {
  const translate = useMessages()
  const { progressivePrize: prize, status, start, entryEnd } = promotion
  const isToCome = status === 'comingSoon'
  const day = isToCome ? new Date(start) : lastDay(entryEnd, translate.zone)
  const dateUnit = translate(isToCome ? 'promotions.firstDay' : 'promotions.lastDay')
  return (
    <TicketCard
      href={`/promotion/${promotion.id}`}
      action={translate('promotions.see')}
      title={promotion.name}
      titleLevel={titleLevel}
      picture={<PromotionPicture promotion={promotion} isFirstScreen={isFirstScreen} />}
      badge={<PromotionBadge status={status} />}
      stub={prize ? formatCurrency(prize.amount / CENTS, translate) : formatShortDate(day, translate)}
      unit={prize ? translate('promotions.jackpot') : dateUnit}
    >
      {prize && <JackpotBadge prize={prize} />}
      <p>{promotion.description}</p>
    </TicketCard>
  )
}

/** The promotion's own picture, with a generated face as fallback. */
export function PromotionPicture({
  promotion: { id, fullImage },
  isFirstScreen,
}: Pick<PromotionCardProps, 'isFirstScreen'> & { promotion: Pick<Promotion, 'id' | 'fullImage'> }) {
  return (
    <Image
      src={fullImage}
      alt=""
      width={480}
      height={360}
      fit="cover"
      isFirstScreen={isFirstScreen}
      fallback={<RewardFace seed={`promotion ${id}`} />}
    />
  )
}
