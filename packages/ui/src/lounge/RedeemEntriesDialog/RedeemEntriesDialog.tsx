'use client'

import type { LoungeRedemption, LoungeReward } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { NumberStepper } from '../../primitives/NumberStepper/NumberStepper.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Refused } from './Refused.tsx'

/** The redemption of tokens for entries: how many, and the result. */
export interface RedeemEntriesDialogProps {
  isOpen: boolean
  reward: Pick<LoungeReward, 'title' | 'amount'>
  quantity: number
  tokens: number
  /** The maximum per redemption. */
  most: number
  isPending: boolean
  /** The last attempt may have arrived although its answer did not: only the very same can be tried again. */
  isOutcomeUnknown: boolean
  /** What was redeemed. */
  redemption: LoungeRedemption | null
  /** Why nothing was redeemed. */
  refusal: LocalizedText | null
  /** Why the same is asked again. */
  notice?: LocalizedText | null
  onQuantity: (quantity: number) => void
  onConfirm: () => void
  onClose: () => void
}

/** Asks how many entries, then shows the outcome. */
export function RedeemEntriesDialog(props: RedeemEntriesDialogProps) {
  const { isOpen, redemption, refusal, onClose } = props
  if (redemption) return <Redeemed {...{ isOpen, redemption, onClose }} />
  if (refusal) return <Refused {...{ isOpen, onClose }} message={refusal} />
  return <Quantity {...props} />
}

function Quantity({
  isOpen,
  reward,
  tokens,
  most,
  quantity,
  isOutcomeUnknown,
  isPending,
  notice,
  ...verbs
}: RedeemEntriesDialogProps) {
  const translate = useMessages()
  const cost = reward.amount * quantity
  return (
    <Dialog
      isOpen={isOpen}
      onClose={verbs.onClose}
      title={translate('lounge.redeem.title', { title: reward.title })}
      size="small"
      isBusy={isPending}
      footer={
        <>
          <Button isPending={isPending} onPress={verbs.onConfirm}>
            {translate('lounge.redeem.confirm', { cost })}
          </Button>
          <Button emphasis="outline" isDisabled={isPending} onPress={verbs.onClose}>
            {translate('shell.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {isOutcomeUnknown && !isPending && (
          <Notice tone="danger" isAnnounced>
            {translate('lounge.redeem.unsure')}
          </Notice>
        )}
        {notice && (
          <Notice tone="info" isAnnounced>
            {resolveText(translate, notice)}
          </Notice>
        )}
        <NumberStepper
          name="quantity"
          label={translate('lounge.redeem.quantity')}
          // After a lost answer the balance may be the one before or after it.
          hint={isOutcomeUnknown ? undefined : translate('lounge.redeem.most', { most })}
          value={quantity}
          min={1}
          max={isOutcomeUnknown ? quantity : Math.max(1, most)}
          isDisabled={isPending || isOutcomeUnknown}
          onChange={verbs.onQuantity}
        />
        <Text>
          {translate('lounge.redeem.cost', { cost })}{' '}
          {!isOutcomeUnknown && tokens >= cost && translate('lounge.redeem.after', { left: tokens - cost })}
        </Text>
      </Stack>
    </Dialog>
  )
}

function Redeemed({
  isOpen,
  redemption,
  onClose,
}: {
  isOpen: boolean
  redemption: LoungeRedemption
  onClose: () => void
}) {
  const translate = useMessages()
  const { quantity, playerEntries: entries, balance } = redemption
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('lounge.redeem.done')}
      size="small"
      footer={<Button onPress={onClose}>{translate('lounge.redeem.close')}</Button>}
    >
      <Text>{translate('lounge.redeem.doneText', { quantity, entries, balance })}</Text>
    </Dialog>
  )
}
