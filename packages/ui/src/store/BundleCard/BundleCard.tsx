'use client'

import {
  BUNDLE_QUANTITY_MAX,
  formatCurrency,
  formatPoints,
  type TokenBundle,
} from '@players-club/domain-models'
import { memo, useId } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard, type TicketCardElement } from '../../primitives/TicketCard/TicketCard.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'

/** The bundle of tokens that a card sells. */
export interface BundleCardProps {
  bundle: TokenBundle
  /** Undefined when the store is closed. */
  onAdd?: (bundle: TokenBundle) => void
  /** The cart takes no more of it. */
  isFull?: boolean
  /** @default 'article' */
  as?: TicketCardElement
}

/** A token bundle with its price. */
export const BundleCard = memo(({ bundle, onAdd, isFull, as }: BundleCardProps) => {
  const translate = useMessages()
  const { title, amount, price, image } = bundle
  const reasonId = useId()
  return (
    <TicketCard
      as={as}
      title={title}
      picture={<Image src={image} alt="" width={480} height={270} fit="cover" />}
      stub={formatPoints(amount, translate.locale)}
      unit={translate('store.unit')}
      controls={
        onAdd && (
          <Button
            size="small"
            isDisabled={isFull}
            aria-describedby={isFull ? reasonId : undefined}
            onPress={() => onAdd(bundle)}
          >
            {translate('store.add')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )
      }
    >
      <Text size="lead" weight="semibold" isNumeric>
        {formatCurrency(price / 100, translate)}
      </Text>
      {onAdd && isFull && (
        <div id={reasonId}>
          <Text size="small" tone="muted">
            {translate('store.cart.full', { max: BUNDLE_QUANTITY_MAX })}
          </Text>
        </div>
      )}
    </TicketCard>
  )
})
