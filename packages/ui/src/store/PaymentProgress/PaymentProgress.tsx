'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'

/** What is known of a payment after its frame was closed, and how to ask again. */
export interface PaymentProgressProps {
  /** checking: a payment is being confirmed; unsettled: its outcome is unknown. */
  payment: 'checking' | 'unsettled' | null
  onCheckAgain: () => void
}

/** What is known of a payment that was made. Always mounted, so that it is announced. */
export function PaymentProgress({ payment, onCheckAgain }: PaymentProgressProps) {
  const translate = useMessages()
  return (
    <div role="status">
      {payment === 'checking' && (
        <Notice title={translate('store.checking')}>
          <p>{translate('store.checking.text')}</p>
        </Notice>
      )}
      {payment === 'unsettled' && (
        <Notice tone="warning" title={translate('store.unsettled')}>
          <Stack gap={4} align="start">
            <p>{translate('store.unsettled.text')}</p>
            <Button onPress={onCheckAgain}>{translate('store.unsettled.check')}</Button>
          </Stack>
        </Notice>
      )}
    </div>
  )
}
