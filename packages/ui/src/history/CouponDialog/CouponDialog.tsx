'use client'

import type { CouponDetails } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { CouponCodes, type CouponCodesProps } from '../../rewards/CouponCodes/CouponCodes.tsx'

/** The coupon codes of one redemption. */
export interface CouponDialogProps extends Omit<CouponCodesProps, 'details'> {
  isOpen: boolean
  /** What was redeemed. */
  reward: string
  quantity: number
  /** Undefined while loading. */
  details: CouponDetails | undefined
  onClose: () => void
}

/** The codes of a redeemed coupon, each with its bar code. */
export function CouponDialog({ isOpen, reward, quantity, onClose, ...codes }: CouponDialogProps) {
  const translate = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('rewards.barcodes.title', { count: quantity })}
      size="small"
      footer={<Button onPress={onClose}>{translate('rewards.done')}</Button>}
    >
      <Stack gap={4}>
        <Text weight="semibold">{reward}</Text>
        <CouponCodes {...codes} />
      </Stack>
    </Dialog>
  )
}
