'use client'

import {
  formatCurrency,
  formatPoints,
  formatShortDate,
  lastDay,
  type LoungeReward,
} from '@players-club/domain-models'
import { memo } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { facts, prize, value } from './DrawingCard.css.ts'

/** The drawing of the lounge that a card offers. */
export interface DrawingCardProps {
  drawing: LoungeReward
}

const CENTS = 100

function DrawingCardPlain({ drawing }: DrawingCardProps) {
  const translate = useMessages()
  const { locale } = translate
  const { id, title, amount, imageUrl, topPrize, draw } = drawing
  return (
    <TicketCard
      as="li"
      href={`/lucky-lounge/reward/${id}`}
      title={title}
      picture={<Image src={imageUrl} alt="" width={480} height={270} fit="cover" />}
      stub={formatPoints(amount, locale)}
      unit={translate('lounge.drawing.tokens')}
      action={translate('lounge.drawing.see')}
    >
      <p className={prize}>{formatCurrency(topPrize / CENTS, translate)}</p>
      {draw ? (
        <dl className={facts}>
          <dt>{translate('lounge.drawing.closes')}</dt>
          <dd className={value}>{formatShortDate(lastDay(draw.end, translate.zone), translate)}</dd>
          <dt>{translate('lounge.drawing.entries')}</dt>
          <dd className={value}>{formatPoints(draw.entries, locale)}</dd>
        </dl>
      ) : (
        <p>{translate('lounge.drawing.none')}</p>
      )}
    </TicketCard>
  )
}

/** A lounge drawing in a list: prize, end and cost of an entry. */
export const DrawingCard = memo(DrawingCardPlain)
