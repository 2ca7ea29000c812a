'use client'

import { BUNDLE_QUANTITY_MAX, formatCurrency, formatTotal, type CartItem } from '@players-club/domain-models'
import { Minus, Plus, Trash2 } from 'lucide'
import { useId } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { line, quantity, reason, steps, sum } from './CartPanel.css.ts'

export interface CartLineProps {
  item: CartItem
  onMore: (item: CartItem) => void
  onFewer: (id: number) => void
  onRemove: (id: number) => void
}

/** The quantity of one bundle. */
export function CartLine({ item, onMore, onFewer, onRemove }: CartLineProps) {
  const translate = useMessages()
  const { id, title, price, total } = item
  const isFull = item.quantity >= BUNDLE_QUANTITY_MAX
  const reasonId = useId()
  return (
    <li className={line}>
      <div>
        <Text weight="semibold">{title}</Text>
        <Text size="small" tone="muted">
          {translate('store.each', { price: formatCurrency(price / 100, translate) })}
        </Text>
      </div>
      <div className={sum}>{formatTotal(total / 100, translate)}</div>
      <div className={steps}>
        <IconButton
          icon={Minus}
          label={translate('store.cart.less', { title })}
          emphasis="soft"
          onPress={() => onFewer(id)}
        />
        <span className={quantity}>{item.quantity}</span>
        <IconButton
          icon={Plus}
          label={translate('store.cart.more', { title })}
          emphasis="soft"
          isDisabled={isFull}
          aria-describedby={isFull ? reasonId : undefined}
          onPress={() => onMore(item)}
        />
      </div>
      <div className={sum}>
        <IconButton
          icon={Trash2}
          label={translate('store.cart.remove', { title })}
          onPress={() => onRemove(id)}
        />
      </div>
      {isFull && (
        <div id={reasonId} className={reason}>
          <Text size="small" tone="muted">
            {translate('store.cart.full', { max: BUNDLE_QUANTITY_MAX })}
          </Text>
        </div>
      )}
    </li>
  )
}
