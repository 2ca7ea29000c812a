'use client'

import { formatPoints, formatTotal, tokensInCart, type CartItem } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { line, lines, total as totalClass } from './OrderSummary.css.ts'

/** The bundles of an order, and what they cost together. */
export interface OrderSummaryProps {
  items: readonly CartItem[]
  /** In cents. */
  total: number
}

/** The items with quantities, and the total. */
export function OrderSummary({ items, total }: OrderSummaryProps) {
  const translate = useMessages()
  const money = (cents: number) => formatTotal(cents / 100, translate)
  return (
    <Stack gap={2}>
      <Heading level={2} size="title">
        {translate('store.order')}
      </Heading>
      <ul className={lines} role="list">
        {items.map(({ id, title, quantity, amount, total: sum }) => (
          <li key={id} className={line}>
            <span>
              {formatPoints(quantity, translate.locale)} × {title}
              <Text as="span" size="small" tone="muted">
                {' '}
                {translate('store.tokens', { amount: amount * quantity })}
              </Text>
            </span>
            <span>{money(sum)}</span>
          </li>
        ))}
      </ul>
      <p className={totalClass}>
        <span>
          {translate('store.total')}:{' '}
          {translate('store.tokens', { amount: tokensInCart({ selectedItems: [...items] }) })}
        </span>
        <span>{money(total)}</span>
      </p>
    </Stack>
  )
}
