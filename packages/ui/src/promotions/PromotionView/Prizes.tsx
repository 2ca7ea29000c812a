'use client'

import {
  formatCurrency,
  type DrawPrize,
  type DrawPrizeContent,
  type Translate,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import type { PagePart } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Part } from './Part.tsx'
import { facts, prize, prizeName, prizeList } from './PromotionView.css.ts'

const CENTS = 100

/** The value of one prize as text. */
export function prizeWorth(
  { prizeType, amount }: Pick<DrawPrize, 'prizeType' | 'amount'>,
  translate: Translate,
): string {
  if (prizeType === 'POINTS') return translate('promotions.prizes.points', { amount })
  const money = formatCurrency(amount / CENTS, translate)
  return prizeType === 'CASH' ? money : translate('promotions.prizes.worth', { amount: money })
}

/** The prizes of a draw, the largest first. */
export function Prizes({ prizes }: { prizes: PagePart<{ content: readonly DrawPrizeContent[] }> }) {
  const translate = useMessages()
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{translate('promotions.prizes')}</Heading>
      <Part of={prizes} count={3}>
        {({ content }) =>
          content.length === 0 ? (
            <Text tone="muted">{translate('promotions.prizes.none')}</Text>
          ) : (
            <PrizeList prizes={content} />
          )
        }
      </Part>
    </Stack>
  )
}

/** Each prize: quantity, value and description. */
export function PrizeList({ prizes }: { prizes: readonly DrawPrizeContent[] }) {
  const translate = useMessages()
  return (
    <ul role="list" className={prizeList}>
      {prizes.map(each => (
        <li key={each.id} className={prize}>
          <p className={prizeName}>{each.name}</p>
          <p className={facts}>
            {translate('promotions.prizes.each', { quantity: each.quantity })} · {prizeWorth(each, translate)}
          </p>
          <Text tone="muted">{each.description}</Text>
        </li>
      ))}
    </ul>
  )
}
