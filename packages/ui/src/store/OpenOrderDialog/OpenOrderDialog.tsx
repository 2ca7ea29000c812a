'use client'

import { formatTotal, type OpenOrder, type ThresholdStatus } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** An order that still waits for its payment and takes up the daily limit. */
export interface OpenOrderDialogProps extends Pick<ThresholdStatus, 'totalAmount' | 'limit'> {
  isOpen: boolean
  /** The order whose payment is still open. */
  order: OpenOrder
  onContinue: () => void
  onCancel: () => void
  /** The player decides later. */
  onClose: () => void
}

/** Names the open order that takes up the daily limit, to be continued or cancelled. */
export function OpenOrderDialog({ isOpen, order, totalAmount, limit, ...verbs }: OpenOrderDialogProps) {
  const translate = useMessages()
  const money = (cents: number) => formatTotal(cents / 100, translate)
  const canContinue = order.paymentUrl !== null
  return (
    <Dialog
      isOpen={isOpen}
      onClose={verbs.onClose}
      title={translate(canContinue ? 'store.openOrder' : 'store.openOrder.cancelOnly', {
        amount: money(order.total),
      })}
      size="small"
      isAlert
      footer={
        <>
          {canContinue && <Button onPress={verbs.onContinue}>{translate('store.openOrder.continue')}</Button>}
          <Button emphasis={canContinue ? 'outline' : undefined} onPress={verbs.onCancel}>
            {translate('store.payment.cancel')}
          </Button>
        </>
      }
    >
      <Text>{translate('store.openOrder.text', { total: money(totalAmount), limit: money(limit) })}</Text>
    </Dialog>
  )
}
