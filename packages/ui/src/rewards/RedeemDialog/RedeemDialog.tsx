'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { NumberStepper } from '../../primitives/NumberStepper/NumberStepper.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import type { RedeemDialogProps } from './RedeemDialogProps.ts'
import { Redeemed } from './Redeemed.tsx'

export type { RedeemDialogProps } from './RedeemDialogProps.ts'

/** Asks how many of a reward, then shows the outcome. */
export function RedeemDialog(props: RedeemDialogProps) {
  const { isOpen, reward, redemption, codes, onDone } = props
  return redemption ? (
    <Redeemed isOpen={isOpen} reward={reward} redemption={redemption} codes={codes} onDone={onDone} />
  ) : (
    <Quantity {...props} />
  )
}

function Quantity(props: RedeemDialogProps) {
  const { isOpen, reward, quantity, most, points, isPending, isOutcomeUnknown, error, onQuantity } = props
  const translate = useMessages()
  const cost = reward.amount * quantity
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onCancel}
      title={translate('rewards.redeem.title', { title: reward.title })}
      size="small"
      isBusy={isPending}
      footer={
        <>
          <Button isPending={isPending} onPress={props.onConfirm}>
            {translate('rewards.redeem.confirm', { points: cost })}
          </Button>
          <Button emphasis="outline" isDisabled={isPending} onPress={props.onCancel}>
            {translate('shell.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {error && (
          <Notice tone="danger" isAnnounced title={resolveText(translate, error)}>
            {isOutcomeUnknown && translate('rewards.redeem.unsure')}
          </Notice>
        )}
        {(most > 1 || quantity > 1) && (
          <NumberStepper
            name="quantity"
            label={translate(reward.type === 'DRAW' ? 'rewards.quantity.DRAW' : 'rewards.quantity')}
            // After a lost answer the balance may be the one before or after it.
            hint={isOutcomeUnknown ? undefined : translate('rewards.quantity.hint', { most })}
            value={quantity}
            min={1}
            max={isOutcomeUnknown ? quantity : most}
            isDisabled={isPending || isOutcomeUnknown}
            onChange={onQuantity}
          />
        )}
        <Text>
          {translate('rewards.cost', { points: cost })}{' '}
          {!isOutcomeUnknown && points >= cost && translate('rewards.left.after', { points: points - cost })}
        </Text>
      </Stack>
    </Dialog>
  )
}
