'use client'

import { useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { useFrameMessages, type FrameMessage } from '../../primitives/MessageFrame/useFrameMessages.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { frame } from './PaymentDialog.css.ts'

/** The payment provider's page in a frame, and the handler of its messages. */
export interface PaymentDialogProps {
  isOpen: boolean
  /** The address of the payment provider's page. */
  paymentUrl: string
  /** A message arrived from the frame's window. */
  onMessage: (message: FrameMessage) => void
  /** The player cancels the payment. */
  onClose: () => void
}

/**
 * The sandbox permissions that the provider's page needs: scripts, its own storage and its form, which
 * returns to a page of ours. It can open no windows and navigate only itself.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/** The payment provider's page in a frame. */
export function PaymentDialog({ isOpen, paymentUrl, onMessage, onClose }: PaymentDialogProps) {
  const translate = useMessages()
  const element = useRef<HTMLIFrameElement>(null)
  useFrameMessages(element, message => onMessage(message))
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('store.payment')}
      // Neither a press outside nor Escape cancels a payment that has begun.
      isDismissable={false}
      isBusy
      footer={
        <Button emphasis="plain" onPress={onClose}>
          {translate('store.payment.cancel')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{translate('store.payment.lead')}</Text>
        <iframe
          ref={element}
          className={frame}
          title={translate('store.payment.frame')}
          src={paymentUrl}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
        />
      </Stack>
    </Dialog>
  )
}
