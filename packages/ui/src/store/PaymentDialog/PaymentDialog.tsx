import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { frame } from './PaymentDialog.css.ts'

export interface PaymentDialogProps {
  isOpen: boolean
  /** The page of the payment partner. */
  paymentUrl: string
  /** Something came from the window of the frame. */
  onMessage: (message: { readonly origin: string; readonly data: unknown }) => void
  /** The player gives the payment up. */
  onClose: () => void
}

/**
 * What the partner's page needs: its scripts, its own storage and its form, which leads back to a page of ours. It opens
 * no windows, and leads nobody away but itself.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/** The payment partner's page in a frame. */
export function PaymentDialog({ isOpen, paymentUrl, onMessage, onClose }: PaymentDialogProps) {
  const translate = useMessages()
  const window = useRef<HTMLIFrameElement>(null)

  const hear = useEffectEvent(({ origin, data, source }: MessageEvent) => {
    const payment = window.current?.contentWindow
    // Any window may send messages; only those of this frame are about the payment.
    if (payment && source === payment) onMessage({ origin, data })
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('store.payment')}
      // A press beside it must not give up a payment that is half made.
      isDismissable={false}
      footer={
        <Button emphasis="plain" onPress={onClose}>
          {translate('store.payment.cancel')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{translate('store.payment.lead')}</Text>
        <iframe
          ref={window}
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
