'use client'

import type { FreeEntry, LoungeReward } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { FormDialog } from '../../profile/LeaveDialog/FormDialog.tsx'
import { Refused } from '../RedeemEntriesDialog/Refused.tsx'
import { ClaimEntryForm, type ClaimEntryFormProps } from './ClaimEntryForm.tsx'
import type { ShownClaim } from './ShownClaim.ts'

export type { ClaimEntryFormProps } from './ClaimEntryForm.tsx'
export type { ShownClaim } from './ShownClaim.ts'

/** The state of a claim; in every other state of its flow the dialog is closed. */
export type ClaimEntryStage =
  | ({ at: 'filling' | 'placing' | 'claiming' } & ShownClaim)
  | { at: 'claimed'; entry: FreeEntry }
  | { at: 'refused'; message: LocalizedText }

/** The dialog of a free entry: its form, or the result. */
export interface ClaimEntryDialogProps extends Omit<ClaimEntryFormProps, 'claim' | 'isPending' | 'reward'> {
  isOpen: boolean
  stage: ClaimEntryStage
  /** Closing the form would lose what was entered. */
  hasInput: boolean
  reward: Pick<LoungeReward, 'title' | 'termsConditionsUrl'>
}

/** The no-purchase form, then its outcome. */
export function ClaimEntryDialog({ isOpen, stage, hasInput, ...props }: ClaimEntryDialogProps) {
  const translate = useMessages()
  const { reward, onClose } = props
  if (stage.at === 'claimed')
    return (
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={translate('lounge.redeem.done')}
        size="small"
        footer={
          <>
            <Button onPress={onClose}>{translate('lounge.redeem.close')}</Button>
            <LinkButton href="/lucky-lounge/history" emphasis="outline">
              {translate('lounge.claim.history')}
            </LinkButton>
          </>
        }
      >
        <Text>{translate('lounge.claim.doneText', { entries: stage.entry.playerEntries })}</Text>
      </Dialog>
    )
  if (stage.at === 'refused') return <Refused isOpen={isOpen} message={stage.message} onClose={onClose} />
  const isPending = stage.at !== 'filling'
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('lounge.claim.title', { title: reward.title })}
      isBusy={isPending}
      hasInput={hasInput}
    >
      {close => <ClaimEntryForm {...props} claim={stage} isPending={isPending} onClose={close} />}
    </FormDialog>
  )
}
