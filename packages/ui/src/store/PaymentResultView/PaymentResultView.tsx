'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { padding } from '../../sprinkles/padding.css.ts'

/** The page that the payment provider returns to. */
export interface PaymentResultViewProps {
  /** It is inside the payment frame, whose parent page continues by itself. */
  isFramed: boolean
}

/** The return page of the payment provider, shown for a moment inside the frame. */
export function PaymentResultView({ isFramed }: PaymentResultViewProps) {
  const translate = useMessages()
  return (
    <div className={padding.mobile[6]}>
      <Stack gap={4} align="start">
        <Heading level={1} size="title">
          {translate('store.result')}
        </Heading>
        <Text>{translate(isFramed ? 'store.result.waiting' : 'store.result.text')}</Text>
        {!isFramed && <LinkButton href="/lucky-lounge/store">{translate('store.toStore')}</LinkButton>}
      </Stack>
    </div>
  )
}
