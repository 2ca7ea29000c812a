'use client'

import { formatTotal, tokensInCart, type CartItem, type ThresholdStatus } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { CartLine, type CartLineProps } from './CartLine.tsx'
import { lines } from './CartPanel.css.ts'

/** The bundles in the cart, what they cost, and what happens on each action. */
export interface CartPanelProps extends Omit<CartLineProps, 'item'> {
  items: readonly CartItem[]
  /** In cents. */
  total: number
  /** The daily limit, when this cart exceeds it. */
  overLimit: ThresholdStatus | null
  /** Checkout is pending. */
  isBusy: boolean
  onRemoveAll: () => void
  /** Undefined while the outcome of a payment is unknown. */
  onCheckout: (() => void) | undefined
}

/** The cart beside the catalog: its bundles, the total, the daily limit and the way to the payment. */
export function CartPanel({
  items,
  total,
  overLimit,
  isBusy,
  onRemoveAll,
  onCheckout,
  ...line
}: CartPanelProps) {
  const translate = useMessages()
  const money = (cents: number) => formatTotal(cents / 100, translate)
  return (
    <Card as="section">
      <Stack gap={4}>
        <Inline justify="between">
          <Heading level={2} size="title">
            {translate('store.cart')}
          </Heading>
          {items.length > 0 && (
            <Button emphasis="plain" size="small" onPress={onRemoveAll}>
              {translate('store.cart.removeAll')}
            </Button>
          )}
        </Inline>
        {items.length > 0 && (
          <ul className={lines} role="list">
            {items.map(item => (
              <CartLine key={item.id} item={item} {...line} />
            ))}
          </ul>
        )}
        {/* A live region that announces every change, wherever the cart was changed. */}
        <div role="status">
          {items.length > 0 ? (
            <Inline justify="between" align="baseline">
              <Text weight="semibold">
                {translate('store.total')}
                {': '}
                {translate('store.tokens', { amount: tokensInCart({ selectedItems: [...items] }) })}
              </Text>
              <Text size="lead" weight="bold" isNumeric>
                {money(total)}
              </Text>
            </Inline>
          ) : (
            <Text tone="muted">{translate('store.cart.empty')}</Text>
          )}
        </div>
        {overLimit && (
          <Notice tone="warning" isAnnounced>
            {translate('store.dailyLimit', {
              total: money(overLimit.totalAmount),
              limit: money(overLimit.limit),
            })}
          </Notice>
        )}
        {items.length > 0 && onCheckout && (
          <Stack gap={2}>
            <Button width="full" isPending={isBusy} onPress={onCheckout}>
              {translate('store.checkout')}
            </Button>
            <Text size="small" tone="muted">
              {translate('store.checkout.hint')}
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
