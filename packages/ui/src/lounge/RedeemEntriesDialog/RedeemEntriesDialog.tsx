import type { LoungeRedemption, LoungeReward } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { NumberStepper } from '../../primitives/NumberStepper/NumberStepper.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Refused } from './Refused.tsx'

/** The state of a redemption; in every other state of its flow the dialog is closed. */
export type RedeemEntriesStage =
  | { at: 'choosing' | 'redeeming'; quantity: number; isOutcomeUnknown: boolean }
  | { at: 'redeemed'; redemption: LoungeRedemption }
  | { at: 'refused'; message: LocalizedText }

export interface RedeemEntriesDialogProps {
  isOpen: boolean
  stage: RedeemEntriesStage
  reward: Pick<LoungeReward, 'title' | 'amount'>
  tokens: number
  /** The maximum per redemption. */
  most: number
  onQuantity: (quantity: number) => void
  onConfirm: () => void
  onClose: () => void
}

/** Asks how many entries, then shows the outcome. */
export function RedeemEntriesDialog(props: RedeemEntriesDialogProps) {
  const { stage } = props
  if (stage.at === 'redeemed') return <Redeemed {...props} redemption={stage.redemption} />
  if (stage.at === 'refused') return <Refused {...props} message={stage.message} />
  const { quantity, isOutcomeUnknown } = stage
  // Passed under another name than `key`, which React reserves; the flow's own state has more fields.
  return <Quantity {...props} {...{ quantity, isOutcomeUnknown }} isPending={stage.at === 'redeeming'} />
}

type QuantityProps = RedeemEntriesDialogProps & {
  quantity: number
  isOutcomeUnknown: boolean
  isPending: boolean
}

function Quantity({
  isOpen,
  reward,
  tokens,
  most,
  quantity,
  isOutcomeUnknown,
  isPending,
  ...verbs
}: QuantityProps) {
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
        <NumberStepper
          name="quantity"
          label={translate('lounge.redeem.quantity')}
          hint={translate('lounge.redeem.most', { most })}
          value={quantity}
          min={1}
          max={Math.max(1, most)}
          isDisabled={isPending || isOutcomeUnknown}
          onChange={verbs.onQuantity}
        />
        <Text>{translate('lounge.redeem.cost', { cost, left: Math.max(0, tokens - cost) })}</Text>
      </Stack>
    </Dialog>
  )
}

function Redeemed({
  isOpen,
  redemption,
  onClose,
}: RedeemEntriesDialogProps & { redemption: LoungeRedemption }) {
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
