'use client'

import { extraOf } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { afterwards } from '../CouponCodes/CouponCodes.css.ts'
import { CouponCodes } from '../CouponCodes/CouponCodes.tsx'
import type { RedeemDialogProps } from './RedeemDialogProps.ts'

type RedeemedProps = Pick<RedeemDialogProps, 'isOpen' | 'reward' | 'codes' | 'onDone'> & {
  redemption: NonNullable<RedeemDialogProps['redemption']>
}

/** The outcome of a redemption: codes, entries, or a delivery. A game opens in its frame instead. */
export function Redeemed({ isOpen, reward, redemption, codes, onDone }: RedeemedProps) {
  const translate = useMessages()
  const { type } = reward
  const { quantity, balance } = redemption
  const titles = {
    COUPON: translate('rewards.barcodes.title', { count: quantity }),
    DRAW: translate('rewards.draw.title'),
    EXTERNAL: translate('rewards.redeemed'),
    GAMEPLAY: translate('rewards.redeemed'),
    STANDARD: translate('rewards.redeemed'),
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onDone}
      title={titles[type]}
      size="small"
      footer={<Button onPress={onDone}>{translate('rewards.done')}</Button>}
    >
      <Stack gap={5}>
        {type === 'COUPON' && (
          <>
            <Text weight="semibold">{reward.title}</Text>
            <CouponCodes details={codes.data} error={codes.error} refresh={codes.refresh} />
          </>
        )}
        {type === 'DRAW' && <Text>{translate('rewards.draw.done', { entries: quantity })}</Text>}
        {(type === 'EXTERNAL' || type === 'STANDARD') && <Text>{instructionsOf(reward, translate)}</Text>}
        <div className={afterwards}>
          <Text tone="muted">
            {translate('rewards.left.balance', { points: balance })}{' '}
            <Link href="/history?tab=rewards">{translate('rewards.history')}</Link>
          </Text>
        </div>
      </Stack>
    </Dialog>
  )
}

function instructionsOf(reward: RedeemedProps['reward'], translate: ReturnType<typeof useMessages>): string {
  return extraOf(reward, 'instructions') ?? translate(`rewards.detail.how.${reward.type}`)
}
