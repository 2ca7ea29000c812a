'use client'

import { formatCurrency, formatLongDate, type ProgressivePrize } from '@players-club/domain-models'
import { useId } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { JackpotBadge } from '../PromotionCard/PromotionBadge.tsx'
import { amount, jackpot } from './PromotionView.css.ts'

export interface JackpotProps {
  prize: ProgressivePrize | null
  drawDate: string | null
}

const CENTS = 100

/**
 * The current amount of a progressive prize and its rules. Not a live region, because it changes all the
 * time.
 */
export function Jackpot({ prize, drawDate }: JackpotProps & { prize: ProgressivePrize }) {
  const translate = useMessages()
  const id = useId()
  return (
    <section className={jackpot} aria-labelledby={id}>
      <Heading level={2} id={id} size="title">
        {translate('promotions.jackpot.title')}
      </Heading>
      <p className={amount}>{formatCurrency(prize.amount / CENTS, translate)}</p>
      <JackpotBadge prize={prize} />
      {drawDate && (
        <Text weight="semibold" tone="inherit">
          {translate('promotions.jackpot.next', { date: formatLongDate(new Date(drawDate), translate) })}
        </Text>
      )}
      <Text tone="inherit">
        {translate('promotions.jackpot.rules', { maximum: formatCurrency(prize.maximum / CENTS, translate) })}
      </Text>
    </section>
  )
}
