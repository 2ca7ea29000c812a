'use client'

import { formatLongDate, lastDay, type Promotion } from '@players-club/domain-models'
import { useId } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Hero } from '../../primitives/Hero/Hero.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { PromotionBadge } from '../PromotionCard/PromotionBadge.tsx'
import { PromotionPicture } from '../PromotionCard/PromotionCard.tsx'
import { eyebrow } from './PromotionsView.css.ts'

/** The featured promotion, large. */
export function FeaturedPromotion({ promotion }: { promotion: Promotion }) {
  const translate = useMessages()
  const id = useId()
  const { name, description, status, entryEnd } = promotion
  return (
    <Hero as="section" labelledBy={id} picture={<PromotionPicture promotion={promotion} isFirstScreen />}>
      <p className={eyebrow}>{translate('promotions.featured')}</p>
      <PromotionBadge status={status} />
      <Heading level={2} id={id} size="display">
        {name}
      </Heading>
      <Text size="lead" tone="inherit">
        {description}
      </Text>
      <Text weight="semibold" tone="inherit">
        {translate('promotions.until', {
          date: formatLongDate(lastDay(entryEnd, translate.zone), translate),
        })}
      </Text>
      <LinkButton href={`/promotion/${promotion.id}`}>{translate('promotions.see')}</LinkButton>
    </Hero>
  )
}
